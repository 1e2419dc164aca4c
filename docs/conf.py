"""The documentation site for Sphinx; tools/doc_site.py puts its pages together and builds it (`make docs`)."""

from __future__ import annotations

import importlib.metadata
import re
from typing import Any

project = "senki"
author = "the senki authors"
project_copyright = "the senki authors"
release = importlib.metadata.version("senki")
version = release

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["jupyter_execute"]

# Markdown
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
suppress_warnings = ["myst.header"]  # the protocol's messages are headings of the fourth rank, so that the contents show its parts only

# Notebooks are played at every build; one that fails, fails the build.
nb_execution_mode = "force"
nb_execution_raise_on_error = True
nb_execution_timeout = -1  # as long as it takes on a slow machine
nb_merge_streams = True

# The reference of the API
autodoc_mock_imports = ["pyspiel"]
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "undoc-members": True, "exclude-members": "__init__, __new__"}
autodoc_preserve_defaults = True
autodoc_inherit_docstrings = False
default_role = "code"
add_module_names = False

html_theme = "furo"
html_title = "senki 戦記"
html_show_sphinx = False
html_copy_source = False
html_theme_options = {"top_of_page_buttons": []}

CODE = re.compile(r"^ {4}\S")


def with_code(app: Any, what: str, name: str, obj: Any, options: Any, lines: list[str]) -> None:
    """In docstrings, a stretch that is indented by four spaces is code."""
    done: list[str] = []
    inside = False
    for number, line in enumerate(lines):
        begins = bool(CODE.match(line)) and (number == 0 or not lines[number - 1].strip())
        if begins and not inside:
            done += [".. code-block:: python", ""]
            inside = True
        elif line.strip() and not line.startswith("    "):
            inside = False
        done.append(line)
    lines[:] = done


def in_its_language(app: Any, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    """A page in Japanese says so to browsers and readers aloud."""
    if page.endswith(("/ja", ".ja")):
        context["language"] = "ja"


def setup(app: Any) -> None:
    app.connect("autodoc-process-docstring", with_code)
    app.connect("html-page-context", in_its_language)
