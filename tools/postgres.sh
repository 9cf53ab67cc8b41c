# Sourced by ./test: the tests of the server need a real PostgreSQL; installs one where that is possible.

have_postgres() {
    command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1
}

if ! have_postgres; then
    if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null 2>&1; then
        say "Installing PostgreSQL for the tests of the server (once) ..."
        { apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql; } >/dev/null 2>&1 || true
    fi
    have_postgres || give_up "The tests of the server need PostgreSQL: install it (Debian: apt install postgresql)."
fi
