# Sourced by script/update and script/tool.

# A tool of a version, with the account and the settings of the site. To systemd `$$` is a `$`. Without a description it
# writes the whole call into the journal, with whom or which password it names.
as_site() {
  local release=$PWD/$1 tool=dist/server/$2
  shift 2
  systemd-run --quiet --pipe --wait --collect --description='A tool of Imisozi Suite' \
    -p User=imisozi -p UMask=0077 -p "WorkingDirectory=$release" \
    -p Environment=DATA_DIR=/var/lib/imisozi -p EnvironmentFile=-/etc/imisozi.env \
    -p "StateDirectory=imisozi imisozi-backups" -p StateDirectoryMode=0700 \
    "$release/node_modules/.bin/node" "$tool" "${@//\$/\$\$}"
}
