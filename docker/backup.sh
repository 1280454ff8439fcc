#!/bin/sh
# Backs up the database, the releases and the keys into $BACKUPS/<time>, checks what was written, and removes what is older than $KEEP_DAYS days.
#   backup.sh once      now          backup.sh nightly   at 02:30 UTC, and once at the start where there is none yet
# PGHOST, PGPORT, PGUSER, PGDATABASE, PGPASSWORD_FILE: the database. RELEASES: the folder with store/ and keys/.
# The keys are in an archive of their own, keys.tar.gz: keep it apart from the others. Restoring: docs/runbook.md.
set -eu
umask 077
KEEP_DAYS=${KEEP_DAYS:-14}
[ -n "${PGPASSWORD_FILE:-}" ] && PGPASSWORD=$(cat "$PGPASSWORD_FILE") && export PGPASSWORD

once() {
  name=$(date -u +%Y-%m-%dT%H%M%SZ)
  to="$BACKUPS/.$name"
  mkdir -p "$to"
  pg_dump -Fc -f "$to/arcade.dump"
  # Documents first: the files that they name are there. Volumes may be links (-h).
  tar -C "$RELEASES" -chf - --exclude=store/files --exclude=store/incoming store | gzip > "$to/documents.tar.gz"
  tar -C "$RELEASES" -chf - store/files | gzip > "$to/files.tar.gz"
  tar -C "$RELEASES" -chf - keys | gzip > "$to/keys.tar.gz"
  pg_restore --list "$to/arcade.dump" > /dev/null
  for archive in files documents keys; do tar -tzf "$to/$archive.tar.gz" > /dev/null; done
  mv "$to" "$BACKUPS/$name"
  # By its name, which sorts as time does.
  ln -sfn "$name" "$BACKUPS/newest"
  find "$BACKUPS" -mindepth 1 -maxdepth 1 -type d -mtime "+$KEEP_DAYS" ! -name "$name" -exec rm -rf {} +
  echo "backed up to $BACKUPS/$name"
}

case "${1:-once}" in
  once) once ;;
  nightly)
    trap 'exit 0' TERM INT
    [ -e "$BACKUPS/newest" ] || once
    while :; do
      now=$(date -u +%s)
      sleep $(( (86400 + 9000 - now % 86400 - 1) % 86400 + 1 )) & wait $!
      once || echo "backup failed; tried again tomorrow" >&2
    done
    ;;
  *) echo "usage: backup.sh once | nightly" >&2; exit 2 ;;
esac
