"""Plots as SVG for a page: letters stay letters, so that the reader's own fonts write Japanese."""

from __future__ import annotations

import io
import re
import unicodedata
import warnings
from typing import Any, Final

from senki.lab.extras import need
from senki.lab.report.figures import Branching, Scores
from senki.lab.statistics import Estimate

# The client's colours on paper (web/src/styles/tokens.css).
INK: Final = "#221f19"
SOFT: Final = "#574f40"
LINE: Final = "#d8cbaf"
BLUE: Final = "#17568c"
RED: Final = "#a8321a"
GREEN: Final = "#005f4b"
WASH: Final = "#d2e0e8"

LEAST_REACH: Final = 0.05  # how far a plot of rates goes from the even share at least
WIDTH: Final = 7.4  # inches
FONT: Final = 9.5  # points
STYLE: Final = {
    "svg.fonttype": "none",
    "svg.hashsalt": "senki",
    "font.family": "sans-serif",
    "font.size": FONT,
    "text.color": INK,
    "axes.labelcolor": SOFT,
    "axes.edgecolor": SOFT,
    "axes.linewidth": 0.8,
    "xtick.color": SOFT,
    "ytick.color": INK,
    "ytick.major.size": 0,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
}


class Plot:
    """One plot under way: its axes, and room on the left for the longest label."""

    def __init__(self, name: str, height: float, labels: list[str] | None = None) -> None:
        self.name = name
        self.matplotlib = need("matplotlib", "matplotlib", "lab")
        need("matplotlib.backends.backend_svg", "matplotlib", "lab")
        self.style = self.matplotlib.rc_context(STYLE)
        self.style.__enter__()
        self.figure: Any = need("matplotlib.figure", "matplotlib", "lab").Figure(figsize=(WIDTH, height), facecolor="none")
        left = (max((text_width(label) for label in labels or []), default=2.6) * FONT / 72 + 0.2) / WIDTH
        left = min(0.5, left)
        bottom = 0.52 / height
        self.axes: Any = self.figure.add_axes((left, bottom, 0.95 - left, 1 - bottom - 0.1 / height), facecolor="none")

    def finish(self, title: str, across: str, up: str = "") -> str:
        self.axes.set_xlabel(across)
        if up:
            self.axes.set_ylabel(up)
        file = io.StringIO()
        with warnings.catch_warnings():
            # The letters are the browser's to draw; that this machine's font lacks some of them does not matter.
            warnings.filterwarnings("ignore", message=r"Glyph .* missing from")
            self.figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
        self.style.__exit__(None, None, None)
        return for_page(file.getvalue(), self.name, title)


def for_page(svg: str, name: str, title: str) -> str:
    """The picture alone, with ids of its own, as wide as the page lets it be."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'(\sid="|url\(#|href="#)', rf"\g<1>{name}-", svg)
    head, _, rest = svg.partition(">")
    head = re.sub(r'\s(?:width|height)="[^"]*"', "", head)
    return f'{head} role="img" aria-label="{title}">{rest}'.strip()


def text_width(text: str) -> float:
    """In units of the font's size, about."""
    return sum(1.0 if unicodedata.east_asian_width(letter) in "WF" else 0.58 for letter in text)


def dots(name: str, title: str, labels: list[str], estimates: list[Estimate], across: str, even: float) -> str:
    """A line for each rate: its figure as a dot, its interval as a bar; `even` is marked, and colours tell what lies off it."""
    plot = Plot(name, 0.75 + 0.3 * len(labels), labels)
    axes = plot.axes
    places = range(len(labels))
    axes.axvline(even, color=SOFT, linewidth=1, linestyle=(0, (4, 3)))
    for place, estimate in zip(places, estimates, strict=True):
        color = BLUE if estimate.low <= even <= estimate.high else GREEN if estimate.low > even else RED
        axes.plot([estimate.low, estimate.high], [place, place], color=color, linewidth=5, alpha=0.3, solid_capstyle="round")
        axes.plot([estimate.value], [place], "o", color=color, markersize=6)
    axes.set_yticks(list(places), labels)
    axes.set_ylim(len(labels) - 0.4, -0.6)
    axes.spines["left"].set_visible(False)
    axes.grid(axis="x", color=LINE, linewidth=0.8)
    least, most = axes.get_xlim()  # small differences shall not look large because nothing larger is there
    axes.set_xlim(min(least, even - LEAST_REACH), max(most, even + LEAST_REACH))
    axes.xaxis.set_major_formatter(need("matplotlib.ticker", "matplotlib", "lab").PercentFormatter(1.0))
    return plot.finish(title, across)


def histogram(name: str, title: str, values: list[int], across: str, up: str) -> str:
    plot = Plot(name, 2.6)
    least, most = min(values), max(values)
    step = max(1, -(-(most - least + 1) // 40))  # whole numbers: each bar holds as many of them as its neighbour
    plot.axes.hist(
        values,
        bins=[least - 0.5 + step * place for place in range((most - least) // step + 2)],
        color=BLUE,
        edgecolor="#f4eddd",
        linewidth=0.6,
    )
    plot.axes.grid(axis="y", color=LINE, linewidth=0.8)
    whole_numbers(plot.axes.xaxis)
    whole_numbers(plot.axes.yaxis)
    return plot.finish(title, across, up)


def boxes(name: str, title: str, scores: list[Scores], across: str) -> str:
    """From least to most, the middle half as a box, the median and the mean marked."""
    labels = [score.agent for score in scores]
    plot = Plot(name, 0.75 + 0.36 * len(labels), labels)
    for place, score in enumerate(scores):
        plot.axes.plot([score.least, score.most], [place, place], color=SOFT, linewidth=1)
        plot.axes.barh(place, score.three_quarters - score.quarter, left=score.quarter, height=0.5, color=WASH, edgecolor=BLUE)
        plot.axes.plot([score.middle] * 2, [place - 0.25, place + 0.25], color=BLUE, linewidth=2)
        plot.axes.plot([score.mean], [place], "D", color=RED, markersize=4)
    plot.axes.set_yticks(range(len(labels)), labels)
    plot.axes.set_ylim(len(labels) - 0.4, -0.6)
    plot.axes.spines["left"].set_visible(False)
    plot.axes.grid(axis="x", color=LINE, linewidth=0.8)
    return plot.finish(title, across)


def branching(name: str, title: str, steps: list[Branching], across: str, up: str) -> str:
    plot = Plot(name, 2.8)
    numbers = [step.number for step in steps]
    plot.axes.fill_between(
        numbers, [step.quarter for step in steps], [step.three_quarters for step in steps], color=WASH, linewidth=0, step="mid"
    )
    plot.axes.plot(numbers, [step.mean for step in steps], color=BLUE, linewidth=1.5, drawstyle="steps-mid")
    plot.axes.set_xlim(0.5, numbers[-1] + 0.5)
    plot.axes.set_ylim(bottom=0)
    plot.axes.grid(axis="y", color=LINE, linewidth=0.8)
    whole_numbers(plot.axes.xaxis)
    return plot.finish(title, across, up)


def whole_numbers(axis: Any) -> None:
    axis.set_major_locator(need("matplotlib.ticker", "matplotlib", "lab").MaxNLocator(integer=True, nbins=8))
