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

# A Chromium for the browser tests: one that is there, or Debian's.
install_chromium() {
  local found
  for found in "${CHROMIUM:-}" /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
    if [ -n "$found" ] && [ -x "$found" ]; then
      export CHROMIUM="$found"
      return
    fi
  done
  install_from_debian chromium 'No Chromium found. Install one and set CHROMIUM to its path.'
  export CHROMIUM=/usr/bin/chromium
}

# Chromium without its windows, as Playwright has it by default: the same pages, for a quarter less time. Debian has it
# under this name; elsewhere the tests use the Chromium that is there.
install_headless_shell() {
  local shell=/usr/bin/chromium-headless-shell
  if [ ! -x "$shell" ] && [ "$CHROMIUM" = /usr/bin/chromium ] && command -v apt-get >/dev/null; then
    install_from_debian chromium-headless-shell '' || echo 'No chromium-headless-shell here; the tests run in Chromium.' >&2
  fi
  if [ -x "$shell" ]; then export HEADLESS_SHELL="$shell"; fi
}

# A font in the measures of Arial, which `LedgerHeadline.module.css` fits to the display font: without one, that moves the
# page as it comes. Windows, macOS and Android have one; Debian's Chromium only recommends one.
install_font() {
  if ! command -v apt-get >/dev/null; then return; fi
  local found
  # A folder that is not there is no failure.
  found=$(find /usr/share/fonts /usr/local/share/fonts "${HOME:-/}/.fonts" "${HOME:-/}/.local/share/fonts" \
    \( -iname 'LiberationSans-Bold.*' -o -iname 'Arial*Bold.*' -o -iname 'arialbd.*' -o -iname 'Roboto-Bold.*' \) \
    -print -quit 2>/dev/null || true)
  [ -n "$found" ] || install_from_debian fonts-liberation 'No font in the measures of Arial found. Install one.'
}

# A Java for the HTML checker: one that runs (macOS has a stub that does not), or Debian's.
install_java() {
  if "${JAVA:-java}" -version >/dev/null 2>&1; then return; fi
  install_from_debian default-jre-headless 'No Java found. Install version 11 or newer and set JAVA to its path.'
  export JAVA=java
}

# What the files of deploy/ are started with in their tests.
install_servers() {
  local pair
  for pair in nginx:nginx-light caddy:caddy promtool:prometheus openssl:openssl systemd-analyze:systemd; do
    command -v "${pair%%:*}" >/dev/null || [ -x "/usr/sbin/${pair%%:*}" ] ||
      install_from_debian "${pair#*:}" "No ${pair%%:*} found, which tests/deploy starts. Install it."
  done
}

# A package of Debian; without apt, says what the reader has to do.
install_from_debian() {
  if ! command -v apt-get >/dev/null; then
    echo "$2" >&2
    exit 1
  fi
  local as_root=()
  [ "$(id -u)" = 0 ] || as_root=(sudo)
  "${as_root[@]}" apt-get update -qq
  DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends "$1" >/dev/null
}
