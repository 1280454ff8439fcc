#!/usr/bin/env bash
# Installs what the tests need beyond npm packages, on Debian as root; elsewhere says nothing and leaves it to the tests.
set -euo pipefail
missing=()
command -v chromium >/dev/null || missing+=(chromium)
# The same engine without a browser around it: less to run.
command -v chromium-headless-shell >/dev/null || missing+=(chromium-headless-shell)
command -v caddy >/dev/null || missing+=(caddy)
command -v docker-compose >/dev/null || missing+=(docker-compose)
[ -x /usr/sbin/nginx ] || missing+=(nginx-light)
[ -e /usr/lib/postgresql ] || missing+=(postgresql)
fc-list 2>/dev/null | grep -q 'Noto Sans CJK' || missing+=(fontconfig fonts-noto-cjk)
# The pictures of e2e/look.spec.ts are set in it.
fc-list 2>/dev/null | grep -q 'DejaVu Sans' || missing+=(fontconfig fonts-dejavu-core)
[ ${#missing[@]} -gt 0 ] || exit 0
command -v apt-get >/dev/null && [ "$(id -u)" = 0 ] || exit 0
echo "Installing ${missing[*]}…"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
