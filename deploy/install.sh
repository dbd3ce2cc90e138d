#!/bin/sh
# Puts the storefront on a plain Debian machine, or renews it there: as root, out of a checkout.
#   deploy/install.sh tienda.example.co
# Needs before: apt-get install nginx postgresql redis-server npm git; /etc/storefront/storefront.env (from deploy/storefront.env.example),
# certificate.pem and key.pem beside it. Repeated, it puts a new version at /srv/storefront and renews or restarts the programs.
set -eu
# Users other than root read the installed files, whatever root's own umask is.
umask 022

say() { printf '%s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

domain=${1:-}
[ -n "$domain" ] || fail "Name the domain: deploy/install.sh tienda.example.co"
[ "$(id -u)" = 0 ] || fail "Run this as root: it makes a user, folders and services."
here=$(cd "$(dirname "$0")/.." && pwd)
etc=/etc/storefront
for program in nginx psql npm openssl systemctl; do
  command -v "$program" >/dev/null || fail "Install $program first: apt-get install nginx postgresql redis-server npm git"
done
for file in storefront.env certificate.pem key.pem; do
  [ -s "$etc/$file" ] || fail "Put $file into $etc first (docs/operations.md#on-a-debian-machine)."
done
openssl x509 -in "$etc/certificate.pem" -noout -checkend 0 >/dev/null 2>&1 ||
  fail "certificate.pem is no certificate, or has expired: put a valid one into $etc, and see that this machine's clock is right."
for name in "$domain" "pay.$domain"; do
  openssl x509 -in "$etc/certificate.pem" -noout -checkhost "$name" | grep -q 'does match' ||
    fail "certificate.pem is not for $name: put one into $etc that names it."
done
[ "$(openssl x509 -in "$etc/certificate.pem" -noout -pubkey)" = "$(openssl pkey -in "$etc/key.pem" -pubout 2>/dev/null)" ] ||
  fail "key.pem is not the key of certificate.pem: put the two that belong together into $etc."
! grep -q '^[^#]*<' "$etc/storefront.env" || fail "Fill in what stands in <> in $etc/storefront.env."

# Only these forms of a line mean the same to systemd, which starts the programs, and to Node, which builds and makes backups.
if grep -nvEf - "$etc/storefront.env" <<'END' | sed 's/=.*//' | grep . >&2; then
^[[:space:]]*(#.*)?$
^[A-Z0-9_]+=[[:space:]]*([^[:space:]#"'`\][^#\]*)?$
^[A-Z0-9_]+="[^"\]*"[[:space:]]*$
^[A-Z0-9_]+='[^'\]*'[[:space:]]*$
END
  fail "Put the values of these lines of $etc/storefront.env into double quotes, or into single ones where they have double ones; without a backslash."
fi

id storefront >/dev/null 2>&1 || useradd --system --home-dir /var/lib/storefront --create-home storefront
# The user `storefront` reads this configuration when it runs a backup or `status` by hand (docs/operations.md#how-it-is).
chown root:storefront "$etc" "$etc/storefront.env"
chmod 750 "$etc"
chmod 640 "$etc/storefront.env"
chmod 600 "$etc/key.pem"
install -d -o storefront -g storefront -m 700 /var/lib/storefront /var/backups/storefront

if ! runuser -u postgres -- psql -Atc "select 1 from pg_roles where rolname = 'storefront'" | grep -q 1; then
  runuser -u postgres -- createuser storefront
fi
if ! runuser -u postgres -- psql -Atc "select 1 from pg_database where datname = 'storefront'" | grep -q 1; then
  runuser -u postgres -- createdb --owner=storefront --encoding=UTF8 --template=template0 storefront
fi

# Each version has a folder of its own; /srv/storefront leads to the one that serves. A build that fails changes nothing.
version=/srv/storefront-$(date -u +%Y%m%dT%H%M%SZ)
former=$(readlink -e /srv/storefront || true)
mkdir -p "$version"
(cd "$here" && tar --exclude-from=.dockerignore -cf - .) | tar --no-same-owner -xf - -C "$version"
# tar kept the modes of the checkout, which may let only its owner read.
chmod -R u=rwX,go=rX "$version"
# Not `npm ci`: it refuses a lockfile that was made on another platform (scripts/run.mjs).
(cd "$version" && npm install --no-save --no-audit --no-fund)
(cd "$version" && FORMER_BUILD="$former/.next" node_modules/node/bin/node --env-file="$etc/storefront.env" scripts/build.ts)
(cd "$version" && npm prune --omit=dev --no-audit --no-fund)

# A kernel without IPv6 refuses to listen there.
[ -e /proc/net/if_inet6 ] && without= || without='/listen \[::\]/d'
sed "s/<domain>/$domain/g;$without" "$here/deploy/front.conf" >"$etc/front.conf"
cp "$here"/deploy/systemd/*.service "$here"/deploy/systemd/*.timer /etc/systemd/system/
ln -sfn "$version" /srv/storefront.next
mv -T /srv/storefront.next /srv/storefront
# Lets /srv/storefront lead to the former version again: programs that run on start their workers from there.
go_back() {
  [ -z "$former" ] || { ln -sfn "$former" /srv/storefront.next && mv -T /srv/storefront.next /srv/storefront; }
  fail "$1"
}
# Renews the workers of the unit $1 and waits until its log matches $2. That takes up to a minute for each worker, or up to an hour
# where the gateway makes the search tables anew (processes/workers.ts).
renew() {
  begun=$(date '+%F %T')
  systemctl reload-or-restart "$1"
  for _ in $(seq 3700); do
    said=$(journalctl -q -o cat -u "$1" --since "$begun" | grep -E "$2" || true)
    [ -z "$said" ] && systemctl is-active --quiet "$1" || break
    sleep 1
  done
  case $said in *'not renewed'*|'') go_back "$1 was not renewed, and the former version goes on: journalctl -u $1 says why." ;; esac
}

systemctl daemon-reload
systemctl enable storefront-gateway storefront-site storefront-nginx storefront-backup.timer
systemctl disable --now nginx >/dev/null 2>&1 || true
# A running program replaces its workers one after another: no visitor notices. A new configuration or unit, which is read only at
# the start, takes a restart; so does the embedded database, which only one process may open.
settings=$(cat "$etc/storefront.env" /etc/systemd/system/storefront-site.service /etc/systemd/system/storefront-gateway.service | sha256sum)
if [ "$settings" = "$(cat "$etc/started-with" 2>/dev/null)" ] && grep -q '^DATABASE_URL=.' "$etc/storefront.env"; then
  # The gateway first: it migrates the tables, the former version works with the new ones, and the new site may ask for what only the
  # new gateway has.
  renew storefront-gateway 'renewed|Server listening'
  if systemctl is-active --quiet storefront-site; then renew storefront-site renewed; else systemctl start storefront-site; fi
else
  systemctl restart storefront-gateway storefront-site
  echo "$settings" >"$etc/started-with"
fi
systemctl reload-or-restart storefront-nginx
systemctl start storefront-backup.timer
for other in /srv/storefront-[0-9]*T[0-9]*Z; do
  [ "$other" = "$version" ] || [ "$other" = "$former" ] || rm -rf "$other"
done
say "Started: https://$domain. Look with: journalctl -u storefront-site -u storefront-gateway -f"
