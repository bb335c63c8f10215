# Sourced by script/server and script/test: installs what is missing, and only that.

# Whoever installs or builds in this checkout does so alone: others wait here. The system lets go of the lock with the
# process, however that ends. Perl is on every Debian and macOS; flock(1) is not.
take_turns() {
  exec 9>.turns
  perl -MFcntl=:flock -e 'open F, ">&=", 9; exit(flock(F, LOCK_EX | LOCK_NB) ? 0 : 1)' && return
  echo 'Another start installs or builds in this folder; waiting for it.' >&2
  perl -MFcntl=:flock -e 'open F, ">&=", 9; flock(F, LOCK_EX) or die $!'
}

# Packages of package-lock.json. The stamp holds the lock file's checksum, so a second start costs nothing.
install_packages() {
  local wanted stamp=node_modules/.installed
  wanted=$(cksum <package-lock.json)
  if [ "$(cat "$stamp" 2>/dev/null)" != "$wanted" ]; then
    npm ci --no-fund --no-audit --loglevel=error
    printf '%s' "$wanted" >"$stamp"
  fi
  # From here on `node` is the version pinned in package.json.
  PATH="$PWD/node_modules/.bin:$PATH"
  export PATH
}

debians_chromium=/usr/bin/chromium
# Chromium without its windows, as Playwright has it by default: the same pages, for a quarter less time. Debian has it
# under this name; elsewhere the tests use the Chromium that is there.
headless_shell=/usr/bin/chromium-headless-shell

# What the tests start beside Node, all that is missing of it in one step: from Debian, or the reader has to.
install_tools() {
  local missing=
  find_chromium >/dev/null || missing+=' chromium'
  has_font || missing+=' fonts-liberation'
  has_java || missing+=' default-jre-headless'
  local pair
  # What the files of deploy/ are started with.
  for pair in nginx:nginx-light caddy:caddy promtool:prometheus openssl:openssl systemd-analyze:systemd; do
    command -v "${pair%%:*}" >/dev/null || [ -x "/usr/sbin/${pair%%:*}" ] || missing+=" ${pair#*:}"
  done
  if ! command -v apt-get >/dev/null; then
    [ -z "$missing" ] && return
    echo "Install what Debian calls$missing; CHROMIUM and JAVA may name a path." >&2
    exit 1
  fi
  local shell=
  if [ ! -x "$headless_shell" ] && [ "$(find_chromium || echo "$debians_chromium")" = "$debians_chromium" ]; then
    shell=${headless_shell##*/}
  fi
  [ -n "$missing$shell" ] || return 0
  local as_root=
  [ "$(id -u)" = 0 ] || as_root=sudo
  $as_root apt-get update -qq
  if [ -n "$shell" ] && ! apt-cache show "$shell" >/dev/null 2>&1; then
    echo "No $shell here; the tests run in Chromium." >&2
    shell=
  fi
  # Names, one a word.
  # shellcheck disable=SC2086
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing $shell >/dev/null
}

# Tells the tests where those are.
export_tools() {
  CHROMIUM=$(find_chromium)
  export CHROMIUM
  if [ -x "$headless_shell" ]; then export HEADLESS_SHELL="$headless_shell"; fi
  # One that was named and does not run gives way.
  has_java || export JAVA=java
}

# A Chromium for the browser tests: one that is there.
find_chromium() {
  local found
  for found in "${CHROMIUM:-}" "$debians_chromium" /usr/bin/chromium-browser /usr/bin/google-chrome "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
    if [ -n "$found" ] && [ -x "$found" ]; then
      echo "$found"
      return
    fi
  done
  return 1
}

# A font in the measures of Arial, which `LedgerHeadline.module.css` fits to the display font: without one, that moves the
# page as it comes. Windows, macOS and Android have one; Debian's Chromium only recommends one.
has_font() {
  if ! command -v apt-get >/dev/null; then return; fi
  local found
  # A folder that is not there is no failure.
  found=$(find /usr/share/fonts /usr/local/share/fonts "${HOME:-/}/.fonts" "${HOME:-/}/.local/share/fonts" \
    \( -iname 'LiberationSans-Bold.*' -o -iname 'Arial*Bold.*' -o -iname 'arialbd.*' -o -iname 'Roboto-Bold.*' \) \
    -print -quit 2>/dev/null || true)
  [ -n "$found" ]
}

# For the HTML checker. macOS has one that does not run.
has_java() {
  "${JAVA:-java}" -version >/dev/null 2>&1
}
