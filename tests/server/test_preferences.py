"""How somebody likes the client: an account's is kept, within bounds."""

from __future__ import annotations

from starlette.testclient import TestClient

from server.site import Site

SETTINGS = "/api/me/settings"
PASSWORD = "correct horse"
USUAL = {"speed": "normal", "sound": False, "volume": "normal", "theme": "dark", "text": "normal", "confirm": False, "palette": "usual"}


def register(client: TestClient, name: str = "Berta") -> None:
    assert client.post("/api/account/register", json={"name": name, "password": PASSWORD}).status_code == 200


def test_an_accounts_settings_follow_it_to_another_browser(site: Site, client: TestClient) -> None:
    register(client)
    assert client.get(SETTINGS).json() is None
    assert client.post(SETTINGS, json={"theme": "light", "sound": True}).status_code == 200
    wanted = USUAL | {"theme": "light", "sound": True}
    assert client.get(SETTINGS).json() == wanted
    other = site.browser(client)
    assert other.get(SETTINGS).json() is None
    assert other.post("/api/account/login", json={"name": "berta", "password": PASSWORD}).status_code == 200
    assert other.get(SETTINGS).json() == wanted
    assert other.post(SETTINGS, json=USUAL).status_code == 200
    assert client.get(SETTINGS).json() == USUAL


def test_a_guests_settings_are_not_kept_here(site: Site, client: TestClient) -> None:
    assert client.post(SETTINGS, json=USUAL).json()["error"] == "unauthorised"
    nobody = site.browser(client)
    assert nobody.get(SETTINGS).json() is None
    assert nobody.post(SETTINGS, json=USUAL).status_code == 401
    assert not site.store.documents("preferences", 9)


def test_only_what_can_be_chosen_is_kept(client: TestClient) -> None:
    register(client)
    cases: list[object] = [{"theme": "pink"}, {"sound": "yes"}, {"colour": "red"}, [], "dark"]
    for wrong in cases:
        assert client.post(SETTINGS, json=wrong).json()["error"] == "bad_request", wrong
    assert client.post(SETTINGS, content=b'{"theme": "light"' + b" " * 2000 + b"}").json()["error"] == "too_large"
    assert client.get(SETTINGS).json() is None


def test_settings_of_another_version_are_as_if_there_were_none(site: Site, client: TestClient) -> None:
    register(client)
    client.post(SETTINGS, json=USUAL)
    (kept,) = site.store.documents("preferences", 9)
    site.store.write([type(kept)(kept.kind, kept.id, '{"theme": "sepia"}', kept.updated)], lambda _error: None)
    assert client.get(SETTINGS).json() is None


def test_changing_them_without_end_is_refused(client: TestClient) -> None:
    register(client)
    codes = [client.post(SETTINGS, json=USUAL).status_code for _ in range(90)]
    assert codes[0] == 200
    assert codes[-1] == 429
