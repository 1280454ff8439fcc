#!/bin/sh
# Backs up the database, the releases and the keys into $BACKUPS/<time>, checks what was written, and removes what is older than $KEEP_DAYS days,
# but for the newest $KEEP_DAYS of them: nights that failed, or a clock that is ahead, take no backup away.
#   backup.sh once      now          backup.sh nightly   at 02:30 UTC, and once at the start where there is none yet
# PGHOST, PGPORT, PGUSER, PGDATABASE, PGPASSWORD_FILE: the database. RELEASE_STORE, RELEASE_KEYS: as the edge has them; a bucket is not backed up here.
# The keys are in an archive of their own, keys.tar.gz: keep it apart from the others. Restoring: docs/runbook.md.
set -eu
umask 077
KEEP_DAYS=${KEEP_DAYS:-14}
case "$KEEP_DAYS" in *[!0-9]* | 0*) echo "KEEP_DAYS must be a whole number of days, 1 or more, not \"$KEEP_DAYS\"" >&2; exit 2 ;; esac
[ -n "${PGPASSWORD_FILE:-}" ] && PGPASSWORD=$(cat "$PGPASSWORD_FILE") && export PGPASSWORD

# What changes while it is read (1) is no error: documents and files are whole before they have their names.
archive() {
  folder=$1 name=$2
  shift 2
  tar -C "$(dirname "$folder")" -chzf "$to/$name.tar.gz" "$@" || [ $? -eq 1 ]
  entries=$(tar -tzf "$to/$name.tar.gz")
  echo "$entries" | grep -qv '/$' || { echo "nothing at $folder to back up" >&2; exit 1; }
}

once() {
  time=$(date -u +%Y-%m-%dT%H%M%SZ)
  to="$BACKUPS/.$time"
  # What fails half way, a disk that is full before all, must not be kept night after night.
  made=
  trap 'rm -rf "$to"; [ "$made" ] || echo "no backup was made, what there was stays" >&2' EXIT
  mkdir -p "$to"
  pg_dump -Fc -f "$to/arcade.dump"
  pg_restore --list "$to/arcade.dump" > /dev/null
  case "$RELEASE_STORE" in
    s3://*) echo "the releases are in a bucket, which is backed up where it is" ;;
    *)
      store=$(basename "$RELEASE_STORE")
      # Documents first: the files that they name are there. Volumes may be links (-h).
      archive "$RELEASE_STORE" documents --exclude="$store/files" --exclude="$store/incoming" "$store"
      archive "$RELEASE_STORE" files "$store/files"
      ;;
  esac
  keys=${RELEASE_KEYS:-$(dirname "$RELEASE_STORE")/keys}
  archive "$keys" keys "$(basename "$keys")"
  mv "$to" "$BACKUPS/$time"
  made=yes
  # By its name alone: the folder may be mounted elsewhere.
  ln -sfn "$time" "$BACKUPS/newest"
  # Hidden: what a night that was cut off has left. The others by their names, which sort as time does.
  find "$BACKUPS" -mindepth 1 -maxdepth 1 -type d -name '.*' -mtime "+$KEEP_DAYS" -exec rm -rf {} +
  ls -1 "$BACKUPS" | grep -vx newest | sort -r | tail -n "+$((KEEP_DAYS + 1))" | while read -r old; do
    find "$BACKUPS/$old" -prune -type d -mtime "+$KEEP_DAYS" ! -name "$time" -exec rm -rf {} +
  done
  echo "backed up to $BACKUPS/$time"
}

case "${1:-once}" in
  once) once ;;
  nightly)
    trap 'exit 0' TERM INT
    [ -e "$BACKUPS/newest" ] || once
    while :; do
      now=$(date -u +%s)
      sleep $(( (86400 + 9000 - now % 86400 - 1) % 86400 + 1 )) & wait $!
      # In a shell of its own: to the left of || nothing ends at what fails.
      sh "$0" once || echo "backup failed; tried again tomorrow" >&2
    done
    ;;
  *) echo "usage: backup.sh once | nightly" >&2; exit 2 ;;
esac
