"""The command `senki`. Each subcommand has a module of its own beside this one and is registered at the end."""

from __future__ import annotations

import io
import sys

import click

import senki
from senki.build import is_compiled, stale_modules
from senki.cli.admin import admin_command
from senki.cli.arena import arena_command
from senki.cli.backup import backup_command, restore_command
from senki.cli.balance import balance_command
from senki.cli.bench import bench
from senki.cli.compare import compare_command
from senki.cli.doctor import doctor_command
from senki.cli.errors import OneLineGroup
from senki.cli.fuzzing import fuzz_command
from senki.cli.games import games_command
from senki.cli.ladder import ladder_command
from senki.cli.match import match_command
from senki.cli.mcp import mcp_command
from senki.cli.new import new_command
from senki.cli.pack import pack_commands
from senki.cli.play import play_command
from senki.cli.regret import regret_command
from senki.cli.replay import replay_command, verify_command
from senki.cli.report import report_command
from senki.cli.screening import screen_command
from senki.cli.serve import serve_command
from senki.cli.sim import sim_command
from senki.engine.catalog import game_ids


def show_version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
    if not wanted or ctx.resilient_parsing:
        return
    slow = [game_id for game_id in game_ids() if not is_compiled(game_id)] if is_compiled() else []
    kind = ("compiled" + (f" (interpreted: {', '.join(slow)})" if slow else "")) if is_compiled() else "interpreted"
    click.echo(f"senki {senki.__version__}, {kind}, Python {sys.version.split()[0]}")
    stale = stale_modules()
    if stale:
        names = ", ".join(stale[:3]) + (", ..." if len(stale) > 3 else "")
        click.echo(f"senki: edited since it was compiled, so interpreted: {names}; make fast compiles it again", err=True)
    ctx.exit()


@click.group(cls=OneLineGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=show_version, help="The version, and whether compiled."
)
def cli() -> None:
    """senki (戦記): tabletop games of war, in the terminal and by the thousand."""


for command in (
    games_command,
    play_command,
    sim_command,
    match_command,
    ladder_command,
    compare_command,
    screen_command,
    regret_command,
    balance_command,
    arena_command,
    mcp_command,
    report_command,
    fuzz_command,
    replay_command,
    verify_command,
    pack_commands,
    new_command,
    bench,
    serve_command,
    backup_command,
    restore_command,
    doctor_command,
    admin_command,
):
    cli.add_command(command)


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show Japanese shall not end the game
    cli(prog_name="senki")


if __name__ == "__main__":
    main()
