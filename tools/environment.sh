# Sourced by ./play, ./test and benchmarks/run, from the top folder: makes .venv with exactly the packages of
# requirements.lock, when it is missing or the lock has changed, and sets $python to its interpreter.

say() { printf '%s\n' "$*"; }
give_up() { printf '%s\n' "$*" >&2; exit 1; }

old_enough='import sys; sys.exit(sys.version_info < (3, 11))'

find_python() {
    for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
        if command -v "$candidate" >/dev/null 2>&1 && "$candidate" -c "$old_enough" >/dev/null 2>&1; then
            command -v "$candidate"
            return
        fi
    done
    give_up "Ludoteca needs Python 3.11 or later; there is $(python3 --version 2>/dev/null || echo 'no python3') here."
}

wanted_stamp() {
    { pwd; cat requirements.lock pyproject.toml hatch_build.py; } | cksum
}

make_environment() {
    if ! .venv/bin/python -c "$old_enough" 2>/dev/null; then
        base=$(find_python) || exit 1
        say "Making a Python environment in .venv (once) ..."
        "$base" -m venv --clear .venv >/dev/null ||
            give_up "$base cannot make an environment: its venv module is missing (Debian: apt install python3-venv)."
    fi
    say "Installing the packages of requirements.lock into .venv (once per lock) ..."
    .venv/bin/python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements.lock ||
        give_up "pip could not install the packages above: the first time it needs the internet, or an index it can reach."
    .venv/bin/python -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation \
        --editable . || give_up "pip could not install Ludoteca itself; the reason stands above."
    wanted_stamp >.venv/ludoteca-stamp
}

[ "$(cat .venv/ludoteca-stamp 2>/dev/null)" = "$(wanted_stamp)" ] || make_environment
python=.venv/bin/python
