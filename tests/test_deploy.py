"""What stands in deploy/: it can be parsed, names files that are there, and starts the server with options that it has."""

from __future__ import annotations

import configparser
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess

import pytest

from senki.cli.serve import serve_command

ROOT = pathlib.Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"
NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
SYSTEMD = shutil.which("systemd-analyze")


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile's, with continued lines put together."""
    text = (DEPLOY / "Dockerfile").read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(name, rest.strip()) for name, _, rest in (line.partition(" ") for line in lines)]


def check_served(words: list[str]) -> dict[str, object]:
    """The options of a command line that begins with `serve`."""
    assert words[0] == "serve"
    context = serve_command.make_context("serve", words[1:])
    return context.params


def compose() -> str:
    return (DEPLOY / "compose.yaml").read_text()


def test_the_image_is_built_from_what_is_there() -> None:
    found = instructions()
    assert [name for name, _ in found if name == "FROM"] == ["FROM"] * 3
    for name, rest in found:
        assert re.fullmatch(r"FROM|WORKDIR|COPY|RUN|USER|VOLUME|EXPOSE|STOPSIGNAL|HEALTHCHECK|ENTRYPOINT|CMD", name), name
        if name == "COPY" and not rest.startswith("--from"):
            for source in rest.split()[:-1]:
                assert (ROOT / source).exists(), source
    last = [rest for name, rest in found if name == "USER"]
    assert last == ["senki"]  # not root
    served = check_served(json.loads(next(rest for name, rest in found if name == "CMD")))
    assert served["host"] == "0.0.0.0"
    assert served["browser"] is False
    health = next(rest for name, rest in found if name == "HEALTHCHECK")
    assert "/readyz" in health
    compile(json.loads(health.partition("CMD ")[2])[2], "healthcheck", "exec")


def test_compose_starts_the_server_behind_its_proxy() -> None:
    text = compose()
    assert "\t" not in text
    command = json.loads(next(iter(re.findall(r"^    command: (\[.*\])$", text, re.MULTILINE))))
    served = check_served([re.sub(r"\$\{HOST_NAME[^}]*\}", "games.example", word) for word in command])
    subnet = next(iter(re.findall(r"subnet: ([\d./]+)", text)))
    assert served["proxies"] == (subnet,)
    assert served["https"] is True
    for name in re.findall(r"- \./([\w.]+):", text):
        assert name == "certificates" or (DEPLOY / name).is_file(), name
    wanted = set(re.findall(r"\$\{(\w+)", text))
    assert wanted == {line.partition("=")[0] for line in (DEPLOY / "env.example").read_text().splitlines() if "=" in line}
    assert re.search(r"dockerfile: deploy/Dockerfile", text)


def test_docker_understands_the_compose_file() -> None:
    docker = shutil.which("docker")
    asked = subprocess.run([docker, "compose", "version"], capture_output=True, check=False) if docker else None
    if docker is None or asked is None or asked.returncode:
        pytest.skip("docker compose is not installed here")
    environment = {**os.environ, "HOST_NAME": "games.example", "DATABASE_PASSWORD": "x"}
    command = [docker, "compose", "-f", str(DEPLOY / "compose.yaml"), "config", "--quiet"]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr


def test_the_unit_starts_the_server() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[method-assign, assignment]
    unit.read(DEPLOY / "senki.service")
    assert unit.sections() == ["Unit", "Service", "Install"]
    words = shlex.split(unit["Service"]["ExecStart"])
    assert words[0] == "/opt/senki/bin/senki"
    served = check_served(words[1:])
    assert str(served["database"]).startswith("/var/lib/senki/")
    assert unit["Service"]["StateDirectory"] == "senki"


@pytest.mark.skipif(SYSTEMD is None, reason="systemd is not installed here")
def test_systemd_understands_the_unit(tmp_path: pathlib.Path) -> None:
    text = (DEPLOY / "senki.service").read_text().replace("/opt/senki/bin/senki", "/bin/true")
    (tmp_path / "senki.service").write_text(text)
    assert SYSTEMD is not None
    done = subprocess.run([SYSTEMD, "verify", str(tmp_path / "senki.service")], capture_output=True, text=True, check=False)
    wrong = [line for line in done.stderr.splitlines() if "senki.service" in line]
    assert not wrong, wrong


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed here")
def test_nginx_understands_its_page(tmp_path: pathlib.Path) -> None:
    certificate, key = tmp_path / "fullchain.pem", tmp_path / "privkey.pem"
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("openssl is not installed here")
    made = [
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=games.example",
    ]
    subprocess.run([openssl, *made, "-keyout", str(key), "-out", str(certificate)], capture_output=True, check=True)
    site = (DEPLOY / "nginx.conf").read_text()
    assert "proxy_pass http://senki;" in site
    assert re.search(r"proxy_set_header Upgrade \$http_upgrade;", site)
    site = site.replace("/etc/nginx/certificates", str(tmp_path)).replace("server senki:8765;", "server 127.0.0.1:8765;")
    site = site.replace("listen 80;", "listen 127.0.0.1:8080;").replace("listen 443 ssl;", "listen 127.0.0.1:8443 ssl;")
    (tmp_path / "nginx.conf").write_text(
        f"pid {tmp_path}/nginx.pid;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n"
        + "".join(f"{kind}_temp_path {tmp_path}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        + site
        + "}\n"
    )
    assert NGINX is not None
    done = subprocess.run(
        [NGINX, "-t", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_page_for_when_the_server_is_away_needs_nothing() -> None:
    page = (DEPLOY / "down.html").read_text()
    assert 'http-equiv="refresh"' in page
    assert "://" not in page
    assert "src=" not in page
    assert 'lang="ja"' in page
    assert 'lang="en"' in page
