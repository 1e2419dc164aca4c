"""What must hold on every screen, whatever its size: measured in the browser, on what is drawn."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

# Widths and heights of phones upright and on their side, tablets, desktops, and a desktop of 1440 × 900 at 200 %.
SCREENS: Final = ((360, 740), (390, 844), (820, 1180), (844, 390), (1024, 768), (1440, 900), (1920, 1080), (720, 450))

LAYOUT: Final = r"""() => {
    const wrong = [];
    const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.getClientRects().length > 0;
    const all = (where) => [...document.querySelectorAll(where)].filter(seen);
    const told = (one) => (one.textContent ?? "").trim().slice(0, 30);
    const name = (one) => `<${one.tagName.toLowerCase()} ${one.getAttribute("class") ?? ""}> ${told(one)}`;
    const [wide, high] = [document.documentElement.clientWidth, document.documentElement.clientHeight];

    // the page does not scroll sideways, nor does the board
    for (const one of [document.documentElement, document.body, ...all("main, .stage, .top, .bar, .ask, .tabs")])
        if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "contents")
            wrong.push(`${name(one)} is ${one.scrollWidth} wide in ${one.clientWidth}`);

    // what stands beside each other does not overlap
    const apart = (parts) => {
        const boxes = parts.map((one) => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width && box.height);
        boxes.forEach(([one, a], at) => boxes.slice(at + 1).forEach(([other, b]) => {
            if (one.contains(other) || other.contains(one)) return;
            if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
                wrong.push(`${name(one)} overlaps ${name(other)}`);
        }));
    };
    apart(all(".table > :is(.top, .board, .tray, .side, .tabs)"));
    apart(all(".top :is(.menu, .brand b, .brand small, .tool, .prompt p > *, .acts .btn, .ctl > *)"));
    apart(all(".tabs button"));
    apart(all(".hd > *, .hd nav a, .hd .lang button"));
    apart(all(".stage > * > section, main > *"));
    for (const box of all(".rail, .picker, .opts")) apart([...box.children].filter(seen));

    // no word is broken, where words stand by themselves
    const words = { en: new Intl.Segmenter("en", { granularity: "word" }), ja: new Intl.Segmenter("ja", { granularity: "word" }) };
    const cut = new Set();
    const whole = ":is(button, a, label, h1, h2, h3, h4, th, dt, legend, small, .tag, .keycap, .btn, .rule, .prompt p)";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!node.data.trim() || !parent.closest(whole) || parent.closest(".vh, pre, .log, .chat, svg") || !seen(parent)) continue;
        if (document.documentElement.lang === "ja" && node.data.trim().length > 16) continue; // a sentence, which may be broken anywhere
        const box = parent.getBoundingClientRect();
        if (box.right < 0 || box.left > wide) continue;
        for (const { segment, index, isWordLike } of words[document.documentElement.lang].segment(node.data)) {
            if (!isWordLike || segment.length < 2) continue;
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + segment.length);
            const tops = new Set([...range.getClientRects()].filter((one) => one.width > 0).map((one) => Math.round(one.top / 4)));
            if (tops.size > 1) cut.add(`“${segment}” is broken in ${name(parent)}`);
        }
    }
    wrong.push(...cut);
    for (const one of all(".top .rule, .top .acts .btn, .tabs button, .tool"))
        if (one.scrollWidth > one.clientWidth + 2) wrong.push(`${name(one)} is cut off`);

    // the prompt can be read, and some of its answers are in sight
    const prompt = document.querySelector(".top .prompt p");
    if (prompt) {
        const box = prompt.getBoundingClientRect();
        if (box.top < 0 || box.bottom > high || box.left < 0 || box.right > wide + 1) wrong.push("the prompt is not in view");
        if (box.width < wide * 0.4) wrong.push(`the prompt is ${Math.round(box.width)} wide of ${wide}`);
        if (box.height > Math.max(96, high * 0.2)) wrong.push(`the prompt is ${Math.round(box.height)} high`);
        const top = document.querySelector(".top").getBoundingClientRect();
        if (top.height > Math.max(116, high * 0.27)) wrong.push(`the header is ${Math.round(top.height)} high of ${high}`);
        if (prompt.querySelector(".rule")) {
            const answers = all(".board .legal, .board .pickdie, .tray .legal, .tray .oc, .top .acts .go, .tray .confirm button");
            const inView = answers.filter((one) => {
                const at = one.getBoundingClientRect();
                const [x, y] = [at.left + at.width / 2, at.top + Math.min(at.height / 2, 40)];
                const hit = x > 0 && y > 0 && x < wide && y < high ? document.elementFromPoint(x, y) : null;
                return hit !== null && (one.contains(hit) || hit.contains(one));
            });
            if (!inView.length) wrong.push(`none of ${answers.length} answers is in sight`);
        }
    }
    return wrong;
}"""


def faults(page: Page, size: tuple[int, int]) -> list[str]:
    """What is wrong with the page on a screen of this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: list[str] = page.evaluate(LAYOUT)
    return [f"{size[0]}×{size[1]}: {one}" for one in found]
