"""senki admin: for whoever runs a server. It asks the running server itself, with a key that only they can read who can read its files."""

from __future__ import annotations

import datetime
import json
import pathlib
import urllib.error
import urllib.parse
import urllib.request
from typing import Any, Final

import click

from senki.cli.errors import Failure
from senki.cli.serve import default_database, missing_packages

PATIENCE: Final = 60.0  # seconds


class Operator:
    """The line to a running server, found when something is asked."""

    def __init__(self, database: str, server: str | None) -> None:
        self.database: Final = database
        self.server: Final = server
        self.address, self.token = "", ""

    def find(self) -> None:
        missing = missing_packages()
        if missing:
            raise Failure(f"the server's packages are needed ({', '.join(missing)}): pip install 'senki[server]'")
        self.address, self.token = find_key(self.database)
        self.address = self.server or self.address

    def ask(self, method: str, path: str, body: object = None) -> Any:
        if not self.token:
            self.find()
        request = urllib.request.Request(
            f"{self.address}/api/operator/{path}",
            json.dumps(body).encode() if body is not None else None,
            {"authorization": f"Bearer {self.token}", "content-type": "application/json"},
            method=method,
        )
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with opener.open(request, timeout=PATIENCE) as reply:
                return json.load(reply)
        except urllib.error.HTTPError as error:
            raise Failure(reason(error)) from None
        except OSError as error:
            raise Failure(f"no server answers at {self.address} ({error}); is it running? --server names another address") from None

    def say(self, *path: str, **body: object) -> None:
        """Have something done."""
        self.ask("POST", "/".join(urllib.parse.quote(part, safe="") for part in path), body)


def reason(error: urllib.error.HTTPError) -> str:
    try:
        return str(json.load(error)["message"])
    except (ValueError, KeyError):
        return f"the server answers {error.code}"


def find_key(database: str) -> tuple[str, str]:
    """The address of the server that runs on a database, and the key to it."""
    from senki.server.databases import PostgresDatabase, StoreError, find_database
    from senki.server.operating import KEY, key_file, read_key
    from senki.server.sqlstore import DOCUMENT

    try:
        if "://" in database and not database.startswith("sqlite:///"):
            found = find_database(database)
            assert isinstance(found, PostgresDatabase)
            with found.readers.connect() as connection:
                row = connection.execute(DOCUMENT, {"kind": KEY, "id": KEY}).first()
            text = row.body if row else ""
        else:
            text = key_file(pathlib.Path(database.removeprefix("sqlite:///")).resolve()).read_text()
    except FileNotFoundError:
        text = ""
    except (OSError, StoreError) as error:
        raise Failure(f"the key to the server cannot be read: {error}") from None
    if not text:
        raise Failure(f"no server runs on {database}; name its database with --database")
    key = read_key(text)
    return key.address, key.token


def moment(seconds: int) -> str:
    return datetime.datetime.fromtimestamp(seconds, datetime.UTC).strftime("%Y-%m-%d %H:%M")


@click.group("admin")
@click.option("--database", metavar="ADDRESS", envvar="SENKI_DATABASE", help="The one that the server was given.")
@click.option("--server", metavar="URL", help="Where the server is reached, if not where it says itself.")
@click.pass_context
def admin_command(ctx: click.Context, database: str | None, server: str | None) -> None:
    """Look after a running server: its tables, its people, what they report."""
    ctx.obj = Operator(database or default_database(), server)


@admin_command.command("tables")
@click.option("--status", type=click.Choice(("waiting", "playing", "over")), help="Only these.")
@click.option("--person", default="", help="Only those of an account, or of an id.")
@click.option("--most", type=click.IntRange(1, 1000), default=30, show_default=True, help="How many, the newest first.")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@click.pass_obj
def tables(operator: Operator, status: str | None, person: str, most: int, as_json: bool) -> None:
    """List tables with their people, whose ids stand in brackets."""
    wanted = urllib.parse.urlencode({"status": status or "", "person": person, "most": most})
    rows = operator.ask("GET", f"tables?{wanted}")
    if as_json:
        click.echo(json.dumps(rows, ensure_ascii=False, indent=1))
        return
    for row in rows:
        click.echo(f"{row['id']}  {row['game']}  {row['status']}  {row['steps']} steps  last {moment(row['updated'])} UTC")
        click.echo(f"    owner {row['owner'] or 'nobody'}; seats {', '.join(row['seats'])}")
    click.echo(f"{len(rows)} tables")


@admin_command.command("close")
@click.argument("table")
@click.pass_obj
def close(operator: Operator, table: str) -> None:
    """End the game of TABLE without a winner; what there was to see stays, with its save. One that never began is deleted."""
    operator.say("tables", table, "close")
    click.echo("closed")


@admin_command.command("delete")
@click.argument("table")
@click.option("--yes", is_flag=True, help="Do not ask.")
@click.pass_obj
def delete(operator: Operator, table: str, yes: bool) -> None:
    """Delete TABLE for good, with its game and what was said at it."""
    if not yes:
        click.confirm(f"delete table {table} for good?", abort=True)
    operator.say("tables", table, "delete")
    click.echo("deleted")


@admin_command.command("hand-over")
@click.argument("table")
@click.argument("to")
@click.option("--seat", type=click.IntRange(0), help="A seat by its number, the first is 0; otherwise the table itself gets another owner.")
@click.pass_obj
def hand_over(operator: Operator, table: str, to: str, seat: int | None) -> None:
    """Give TABLE, or a seat of it, to an account or an id; a seat also to `computer`."""
    operator.say("tables", table, "hand-over", seat=seat, to=to)
    click.echo("handed over")


@admin_command.command("forget")
@click.argument("person")
@click.option("--yes", is_flag=True, help="Do not ask.")
@click.pass_obj
def forget(operator: Operator, person: str, yes: bool) -> None:
    """Delete all data of an account or an id, as that person could; games stay for the others, without the name."""
    if not yes:
        click.confirm(f"delete all data of {person} for good?", abort=True)
    operator.say("people", person, "forget")
    click.echo("forgotten")


@admin_command.command("reset")
@click.argument("person")
@click.pass_obj
def reset(operator: Operator, person: str) -> None:
    """Print a link by which PERSON may choose a new password, once, within a day."""
    found = operator.ask("POST", f"people/{urllib.parse.quote(person, safe='')}/reset", {})
    click.echo(f"{found['link']}\nholds until {moment(found['until'])} UTC, and once; give it to nobody else")


@admin_command.command("ban")
@click.argument("person")
@click.option("--days", type=click.IntRange(1, 36_500), default=30, show_default=True)
@click.option("--why", default="", help="Told to the person.")
@click.pass_obj
def ban(operator: Operator, person: str, days: int, why: str) -> None:
    """Keep an account or a guest's id away. A guest may come back as another; an account may not."""
    operator.say("people", person, "ban", days=days, why=why)
    click.echo("banned")


@admin_command.command("unban")
@click.argument("person")
@click.pass_obj
def unban(operator: Operator, person: str) -> None:
    """Let PERSON in again."""
    operator.say("people", person, "ban", days=0, why="")
    click.echo("may come again")


@admin_command.command("bans")
@click.pass_obj
def bans(operator: Operator) -> None:
    """List who is kept away."""
    for row in operator.ask("GET", "bans"):
        click.echo(f"{row['name']} ({row['id']}) until {moment(row['until'])} UTC{': ' + row['why'] if row['why'] else ''}")


@admin_command.command("reports")
@click.option("--all", "all_of_them", is_flag=True, help="Those that are done, too.")
@click.option("--done", metavar="REPORT", help="Note that this one has been dealt with.")
@click.pass_obj
def reports(operator: Operator, all_of_them: bool, done: str | None) -> None:
    """Read what people complain of in the chat."""
    if done:
        operator.say("reports", done, "done")
        click.echo("noted")
        return
    for row in operator.ask("GET", f"reports?all={int(all_of_them)}"):
        state = "done, " if row["done"] else ""
        click.echo(f"{row['id']}  {state}{moment(row['at'])} UTC, {row['why']}, table {row['table']} ({row['game']})")
        click.echo(f"    by {row['by_name']} ({row['by']}), about {row['who']} ({row['about'] or 'without a name'})")
        for line in row["before"]:
            click.echo(f"      {line}")
        click.echo(f"    > {row['who']}: {row['line']}")
        if row["text"]:
            click.echo(f"    {row['text']}")
