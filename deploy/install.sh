#!/bin/sh
# Puts the storefront on a plain Debian machine, or renews it there: as root, out of a checkout.
#   deploy/install.sh tienda.example.co
# Before: apt-get install nginx postgresql redis-server npm git; /etc/storefront/storefront.env (of deploy/storefront.env.example),
# certificate.pem and key.pem beside it. Repeated, it renews the checkout in /srv/storefront and starts what changed.
set -eu

say() { printf '%s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

domain=${1:-}
[ -n "$domain" ] || fail "Name the domain: deploy/install.sh tienda.example.co"
[ "$(id -u)" = 0 ] || fail "Run this as root: it makes a user, folders and services."
here=$(cd "$(dirname "$0")/.." && pwd)
etc=/etc/storefront
for program in nginx psql npm systemctl; do
  command -v "$program" >/dev/null || fail "Install $program first: apt-get install nginx postgresql redis-server npm git"
done
for file in storefront.env certificate.pem key.pem; do
  [ -s "$etc/$file" ] || fail "Put $file into $etc first (docs/operations.md#on-a-debian-machine)."
done
! grep -q '^[^#]*<' "$etc/storefront.env" || fail "Fill in what stands in <> in $etc/storefront.env."

id storefront >/dev/null 2>&1 || useradd --system --home-dir /var/lib/storefront --create-home storefront
chown root:storefront "$etc/storefront.env"
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
former=$(readlink -f /srv/storefront || true)
mkdir -p "$version"
(cd "$here" && tar --exclude=./node_modules --exclude=./.next* --exclude=./.data --exclude=./.git -cf - .) | tar -xf - -C "$version"
(cd "$version" && npm ci --no-audit --no-fund)
(cd "$version" && FORMER_BUILD="$former/.next" node_modules/node/bin/node --env-file="$etc/storefront.env" scripts/build.ts)
(cd "$version" && npm prune --omit=dev --no-audit --no-fund)

sed "s/<domain>/$domain/g" "$here/deploy/front.conf" >"$etc/front.conf"
cp "$here"/deploy/systemd/*.service "$here"/deploy/systemd/*.timer /etc/systemd/system/
ln -sfn "$version" /srv/storefront.next
mv -T /srv/storefront.next /srv/storefront
for other in /srv/storefront-*; do
  [ "$other" = "$version" ] || [ "$other" = "$former" ] || rm -rf "$other"
done

systemctl daemon-reload
systemctl enable storefront-gateway storefront-site storefront-nginx storefront-backup.timer
systemctl disable --now nginx >/dev/null 2>&1 || true
systemctl restart storefront-gateway
# A site that runs replaces its workers one after another: no visitor notices. What it reads at its start alone, its configuration and its unit,
# takes a restart.
settings=$(cat "$etc/storefront.env" /etc/systemd/system/storefront-site.service | sha256sum)
if [ "$settings" = "$(cat "$etc/started-with" 2>/dev/null)" ]; then
  systemctl reload-or-restart storefront-site
else
  systemctl restart storefront-site
  echo "$settings" >"$etc/started-with"
fi
systemctl reload-or-restart storefront-nginx
systemctl start storefront-backup.timer
say "Started: https://$domain. Look with: journalctl -u storefront-site -u storefront-gateway -f"
