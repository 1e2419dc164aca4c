"""A real PostgreSQL server for tests, made from nothing in a temporary folder, where the programs for it are installed."""

from __future__ import annotations

import glob
import importlib
import importlib.util
import os
import pathlib
import shutil
import subprocess
import tempfile

WHY_NOT = "NOT TESTED AGAINST POSTGRESQL: initdb and pg_ctl (Debian: package postgresql) or the Python package psycopg were not found"


def find_programs() -> pathlib.Path | None:
    """The newest folder with PostgreSQL's server programs, if they can be used."""
    if importlib.util.find_spec("psycopg") is None:
        return None
    on_path = shutil.which("initdb")
    folders = [pathlib.Path(on_path).resolve().parent] if on_path else []
    folders += [pathlib.Path(folder) for folder in sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)]
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
            return folder
    return None


class Postgres:
    """A server that listens on a socket in its own folder only. It refuses to run as root, so then it runs as the user postgres."""

    def __init__(self, programs: pathlib.Path) -> None:
        self.programs = programs
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="senki-pg-", dir="/tmp"))
        self.as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self.as_user:
            shutil.chown(self.folder, "postgres", "postgres")
        self.databases = 0
        self.run("initdb", "-D", str(self.folder / "data"), "-U", "senki", "-A", "trust", "-E", "UTF8", "--no-locale")
        self.start()

    def run(self, program: str, *arguments: str) -> None:
        command = [*self.as_user, str(self.programs / program), *arguments]
        # The server inherits what it writes to, so its output goes to a file and not to a pipe that would never end.
        with (self.folder.parent / f"{self.folder.name}.log").open("ab") as log:
            subprocess.run(command, check=True, cwd="/", stdout=log, stderr=log, stdin=subprocess.DEVNULL)

    def start(self) -> None:
        settings = f"-k {self.folder} -c listen_addresses= -c fsync=on -c max_connections=50"
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-t", "600", "-o", settings, "-l", str(self.folder / "log"), "start")

    def stop(self, how: str = "fast") -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-m", how, "stop")

    def address(self, database: str) -> str:
        return f"postgresql://senki@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of an empty database, whose name is the last made."""
        self.databases += 1
        name = f"test{self.databases}"
        self.execute("postgres", f"CREATE DATABASE {name}")
        return self.address(name)

    def execute(self, database: str, command: str) -> None:
        psycopg = importlib.import_module("psycopg")  # not everybody has it
        with psycopg.connect(self.address(database), autocommit=True) as connection:
            connection.execute(command)

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)
        (self.folder.parent / f"{self.folder.name}.log").unlink(missing_ok=True)
