"""Browser windows that are watched: whatever goes wrong in one fails its test."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Iterator
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, WebSocket, expect

DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
SMALL_PHONE: Final = (360, 740)
LOCALES: Final = {"en": "en-US", "ja": "ja-JP"}
GUEST: Final = {"en": "Guest", "ja": "名無しの司令官"}
PATIENCE: Final = 180  # seconds until something that must come is given up; it comes in less than one, unless the machine is very slow

# What a text looks like that was not found: its id, or what fluent makes of a missing variable or message.
TEXT_ID: Final = re.compile(
    r"\b(?:ask|ui|event|skin|zone|choice|option|where|game|short|status|slot|place|side|kind|agent)-[a-z0-9]+(?:-[a-z0-9]+)*\b"
    r"|\{ ?\$|\{-?[a-z]+-|undefined|NaN|\[object"
)


class Window:
    """One person's browser: a context with one page, and a list of what went wrong in it."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        lang: str = "en",
        size: tuple[int, int] = DESKTOP,
        motion: bool = False,
        installed: bool = False,  # with the service worker, which else would only take time
        speed: str = "off",
        first: bool = False,  # somebody who was never here before, and is shown how the first game goes
    ) -> None:
        self.address: Final = address
        self.lang: Final = lang
        self.size: Final = size
        self.wrong: Final[list[str]] = []
        self.hosts: Final[set[str]] = set()
        self.steps = 0  # what answers from here have brought
        self.acknowledged = False  # an answer was taken, and its step is still to come
        self.offline = False  # lost connections are expected now
        self.refused = ""  # the path of a request that is to be refused
        self.named: Final[set[str]] = set()  # kinds of elements that were found to have names
        self.context: Final[BrowserContext] = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[lang],
            reduced_motion="no-preference" if motion else "reduce",
            accept_downloads=True,
            service_workers="allow" if installed else "block",
            has_touch=size[0] < 600,
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        # Events are not played, unless that is what the test is about: it would only take longer.
        self.context.add_init_script(f"if (location.origin !== 'null') localStorage.settings ??= JSON.stringify({{ speed: '{speed}' }})")
        if not first:
            self.context.add_init_script("if (location.origin !== 'null') localStorage.lessons ??= '[[\"\",\"\"]]'")
        self.page: Final[Page] = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self.on_console)
        page.on("pageerror", lambda error: self.blame(f"page error: {error}"))
        page.on("request", self.on_request)
        page.on("requestfailed", self.on_failed)
        page.on("response", self.on_response)
        page.on("websocket", self.on_socket)
        return page

    def blame(self, what: str) -> None:
        self.wrong.append(f"{what}  [{self.page.url if hasattr(self, 'page') else ''}]")

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            text = message.text
            if text == "Service Worker registration blocked by Playwright":  # as was asked for
                return
            if self.offline and ("Failed to load resource" in text or "WebSocket connection" in text):
                return
            if self.refused and urlsplit(message.location["url"]).path == self.refused:
                return
            self.blame(f"console {message.type}: {text}")

    def on_host(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in ("http", "https", "ws", "wss"):
            self.hosts.add(parts.netloc)
            if parts.netloc != urlsplit(self.address).netloc:
                self.blame(f"another host was asked: {url}")
        elif parts.scheme != "blob":
            self.blame(f"an odd address was asked: {url}")

    def on_socket(self, socket: WebSocket) -> None:
        self.on_host(socket.url)
        socket.on("framereceived", self.on_frame)

    def on_frame(self, payload: bytes | str) -> None:
        """The server says that it has taken an answer before it tells the step; steps of others may come at any time."""
        text = str(payload)
        if '"type":"ack"' in text:
            self.acknowledged = True
        elif self.acknowledged and '"type":"step"' in text:
            self.acknowledged = False
            self.steps += 1

    def on_request(self, request: Request) -> None:
        self.on_host(request.url)

    def on_failed(self, request: Request) -> None:
        # A request that the page itself gave up by going elsewhere, and a download, end as "aborted".
        if not self.offline and request.failure != "net::ERR_ABORTED":
            self.blame(f"request failed: {request.url}: {request.failure}")

    def on_response(self, response: Response) -> None:
        if response.status >= 400 and urlsplit(response.url).path != self.refused:
            self.blame(f"{response.status}: {response.request.method} {response.url}")

    @contextlib.contextmanager
    def without_line(self) -> Iterator[None]:
        """While the line is broken on purpose."""
        self.offline = True
        yield
        self.offline = False

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        expect(self.page.locator("#main, .gate form").first).to_be_visible()
        return self.page

    def send(self, path: str, body: object) -> Any:
        """What the pages send, where no page is needed for it: as this browser's person."""
        kind = "text/plain" if isinstance(body, str) else "application/json"
        text = body if isinstance(body, str) else json.dumps(body)
        reply = self.context.request.post(self.address + path, data=text, headers={"origin": self.address, "content-type": kind})
        assert reply.ok, f"{path}: {reply.status} {reply.text()}"
        return reply.json()

    def be_named(self) -> None:
        """A guest's name, as the pages give it to whoever has none."""
        if not self.context.request.get(f"{self.address}/api/me").json()["name"]:
            self.send("/api/me", {"name": GUEST[self.lang], "lang": self.lang})

    def sit_down(self, table: str) -> Page:
        """At a table, without another page before it."""
        self.page.goto(f"{self.address}/t/{table}")
        expect(self.page.locator(".top .prompt")).to_be_visible()
        return self.page

    def speak(self, lang: str) -> None:
        self.page.get_by_role("button", name={"en": "English", "ja": "日本語"}[lang]).click()
        expect(self.page.locator("html")).to_have_attribute("lang", lang)

    def close(self) -> None:
        self.context.close()

    def check(self) -> None:
        assert not self.wrong, "the browser complained:\n" + "\n".join(self.wrong)

    # -- what every page must keep --

    def text_ids(self) -> list[str]:
        """Ids of texts shown instead of texts, in what is seen and in what is read out."""
        found: list[str] = self.page.evaluate(
            """() => {
                const texts = [document.body.innerText, document.title];
                for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
                    for (const name of ["aria-label", "title", "placeholder", "alt"]) texts.push(one.getAttribute(name) ?? "");
                return texts;
            }"""
        )
        return sorted({match.group() for text in found for match in TEXT_ID.finditer(text)})

    def too_wide(self) -> str:
        """What sticks out of the page sideways; empty if nothing does."""
        found: str = self.page.evaluate(
            """() => {
                const name = (one) => `${one.tagName}.${one.getAttribute("class") ?? ""}`;
                const width = document.documentElement.clientWidth;
                const wide = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth);
                const parts = [...document.querySelectorAll("main, .stage, .top, .tabs")];
                const inside = parts.filter((one) => one.scrollWidth > one.clientWidth + 1);
                if (wide <= width && !inside.length) return "";
                const out = [...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > width + 1);
                return `${wide} > ${width}: ${[...inside, ...out.slice(0, 8)].map(name).join(", ")}`;
            }"""
        )
        return found

    def newly_nameless(self) -> list[str]:
        """The same as nameless, but only when something is on the screen that is unlike everything looked at before."""
        kinds = set(self.page.evaluate(KINDS_OF_ELEMENTS))
        if kinds <= self.named:
            return []
        bad = self.nameless()
        self.named.update(kinds)
        return bad

    def nameless(self) -> list[str]:
        """What can be pressed or filled in, but has no name in the browser's own accessibility tree."""
        session = self.context.new_cdp_session(self.page)
        tree: dict[str, Any] = session.send("Accessibility.getFullAXTree")
        bad = []
        for node in tree["nodes"]:
            role = node.get("role", {}).get("value")
            if node.get("ignored") or role not in INTERACTIVE:
                continue
            if not str(node.get("name", {}).get("value", "")).strip():
                where = session.send("DOM.describeNode", {"backendNodeId": node["backendDOMNodeId"]})["node"]
                bad.append(f"{role} <{where['nodeName'].lower()} {' '.join(where.get('attributes', []))}>")
        session.detach()
        return bad


# Of whatever may have a name: what it is, and from what it could have one.
KINDS_OF_ELEMENTS: Final = """() => {
    const kind = (one) => {
        const from = ["aria-label", "aria-labelledby", "title", "alt", "placeholder"].filter((name) => one.getAttribute(name)?.trim());
        return [one.tagName, one.getAttribute("class"), one.getAttribute("role"), from, Boolean(one.innerText?.trim())].join(" ");
    };
    return [...new Set([...document.querySelectorAll("button, a, input, select, textarea, summary, [role], [tabindex]")].map(kind))];
}"""
INTERACTIVE: Final = frozenset(
    (
        "button",
        "link",
        "textbox",
        "searchbox",
        "combobox",
        "checkbox",
        "radio",
        "slider",
        "spinbutton",
        "tab",
        "menuitem",
        "option",
        "switch",
    )
)
