/** Checks the site behind the nginx configurations in `deploy/`, where nginx is installed. */

import { strict as assert } from "node:assert";
import { type ChildProcess, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readEnvironment } from "../lib/env.ts";
import { stop } from "../processes/keep-running.ts";
import { startAttached, type Variables, waitForHealth, waitForPort } from "./child-processes.ts";
import { FRONT, frontChecks } from "./front-checks.ts";
import { startSite } from "./site.ts";
import type { CheckedBuild, Tally } from "./verify.ts";

const NGINX_PORT = 8181;
const SITE_PORT = 3102;
const REDIS_PORT = 6390;
const REDIS_SECRET = "only-for-this-check";
const BASE = `http://127.0.0.1:${NGINX_PORT}`;

const cacheStatus = (answer: Response) => answer.headers.get("x-cache-status");

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(BASE + path, { redirect: "manual", headers: { "accept-encoding": "gzip", ...headers } });

const CHECKS: Record<string, () => Promise<void>> = {
  "a page is kept, whatever campaign led to it": async () => {
    assert.equal(cacheStatus(await get("/shop/product")), "MISS");
    const again = await get("/shop/product?utm_source=x&fbclid=y", { "cache-control": "no-cache", cookie: "access_token=x" });
    assert.equal(cacheStatus(again), "HIT");
    assert.match(again.headers.get("cache-tag") ?? "", /products/);
    assert.match(await again.text(), /<h1/);
  },
  "a page is kept once for each encoding": async () => {
    const plain = await get("/shop/product", { "accept-encoding": "identity" });
    assert.equal(plain.headers.get("content-encoding"), null);
    assert.equal((await get("/shop/product", { "accept-encoding": "gzip, deflate, br" })).headers.get("content-encoding"), "br");
  },
  "lists by page are told apart": async () => {
    const titles = await Promise.all(["", "?page=2"].map(async (query) => (await get(`/shop/product${query}`)).text()));
    assert.notEqual(titles[0], titles[1]);
  },
  "a page brings its content security policy along": async () => {
    for (const path of ["/shop/product", "/product/999999999", "/about_us"])
      assert.match(
        (await get(path)).headers.get("content-security-policy") ?? "",
        /script-src 'self'( 'sha256-[\w+/=]+')+;/,
        path,
      );
  },
  "what is missing is 404 with a complete page": async () => {
    const answer = await get("/product/999999999");
    assert.equal(answer.status, 404);
    assert.match(await answer.text(), /<html lang="es-CO">/);
  },
  "pages of one person are never kept": async () => {
    for (const path of ["/cart", "/login", "/personCenter", "/api/health"]) {
      await get(path);
      assert.notEqual(cacheStatus(await get(path)), "HIT", path);
    }
  },
};

const WITHOUT_SITE: Record<string, () => Promise<void>> = {
  "a kept page outlives the site": async () => {
    const answer = await get("/shop/product");
    assert.equal(answer.status, 200);
    assert.match(await answer.text(), /<h1/);
  },
};

async function run(checks: Record<string, () => Promise<void>>): Promise<Tally> {
  const tally = { passed: 0, failed: 0 };
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check();
      tally.passed += 1;
    } catch (error) {
      tally.failed += 1;
      console.error(`behind nginx: ${name}:`, error);
    }
  }
  return tally;
}

const isInstalled = (program: string, flag: string) => spawnSync(program, [flag]).status === 0;

/** Runs nginx with a configuration of `deploy/`, with this check's addresses and ports, during `use`. */
async function withNginx(
  name: string,
  work: string,
  replaced: Record<string, string>,
  use: (nginx: ChildProcess) => Promise<Tally[]>,
) {
  const folder = resolve(join(work, name));
  const config = Object.entries(replaced).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    readFileSync(`deploy/${name}`, "utf8"),
  );
  writeFileSync(join(folder, "nginx.conf"), config);
  const nginx = startAttached("nginx", ["-p", folder, "-c", join(folder, "nginx.conf"), "-g", "daemon off;"]);
  try {
    return await use(nginx);
  } finally {
    await stop(nginx);
  }
}

function makeEmptyFolder(name: string, work: string): string {
  const folder = resolve(join(work, name));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

async function startSiteBehind({ variables, build, work }: CheckedBuild, own: Variables): Promise<ChildProcess> {
  const behind = { ...variables, ...own, PORT: String(SITE_PORT), TRUSTED_PROXIES: "127.0.0.1" };
  const site = startSite(readEnvironment({ ...process.env, ...behind }), build, join(work, "site-nginx.log"), behind);
  await waitForHealth(`http://127.0.0.1:${SITE_PORT}/api/health`, site, 60);
  return site;
}

/** `deploy/nginx.conf`: nginx as the HTTP cache instead of the site's. */
async function checkCache(given: CheckedBuild): Promise<Tally[]> {
  makeEmptyFolder("nginx.conf", given.work);
  const site = await startSiteBehind(given, { EMBEDDED_CACHE: "false" });
  const replaced = { "127.0.0.1:3000": `127.0.0.1:${SITE_PORT}`, "127.0.0.1:8080": `127.0.0.1:${NGINX_PORT}` };
  try {
    return await withNginx("nginx.conf", given.work, replaced, async (nginx) => {
      await waitForHealth(`${BASE}/api/health`, nginx, 60);
      const withSite = await run(CHECKS);
      await stop(site);
      return [withSite, await run(WITHOUT_SITE)];
    });
  } finally {
    await stop(site);
  }
}

/** Makes a self-signed certificate. */
function makeCertificate(folder: string): void {
  const files = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "certificate.pem")];
  const made = spawnSync("openssl", [
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-days",
    "1",
    "-subj",
    "/CN=localhost",
    ...files,
  ]);
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr}`);
}

/** Checks `deploy/front.conf`: nginx with TLS and HTTP/2 in front of the site, which caches itself, in Redis where that is installed. */
async function checkFront(given: CheckedBuild): Promise<Tally[]> {
  makeCertificate(makeEmptyFolder("front.conf", given.work));
  const hasRedis = isInstalled("redis-server", "--version");
  if (!hasRedis) console.info("not run: the cache in Redis behind nginx (redis-server is not installed)");
  const redis = hasRedis
    ? startAttached("redis-server", [
        "--port",
        String(REDIS_PORT),
        "--bind",
        "127.0.0.1",
        "--save",
        "",
        "--requirepass",
        REDIS_SECRET,
      ])
    : undefined;
  const site = await startSiteBehind(given, hasRedis ? { REDIS_URL: `redis://:${REDIS_SECRET}@127.0.0.1:${REDIS_PORT}` } : {});
  const replaced = {
    "<domain>": "localhost",
    "127.0.0.1:3000": `127.0.0.1:${SITE_PORT}`,
    "127.0.0.1:4000": `127.0.0.1:${given.variables.GATEWAY_PORT}`,
    "listen 443": `listen 127.0.0.1:${FRONT.tls}`,
    "listen 80": `listen 127.0.0.1:${FRONT.plain}`,
    "listen [::]:443 ssl http2;": "",
    "listen [::]:80 default_server;": "",
  };
  try {
    return await withNginx("front.conf", given.work, replaced, async (nginx) => {
      await waitForPort(FRONT.tls, nginx);
      return [await run(frontChecks(hasRedis))];
    });
  } finally {
    await stop(site);
    if (redis) await stop(redis);
  }
}

export async function checkBehindNginx(given: CheckedBuild): Promise<Tally[]> {
  if (!isInstalled("nginx", "-v")) {
    console.info("not run: the site behind nginx (nginx is not installed)");
    return [];
  }
  const front = isInstalled("openssl", "version") ? await checkFront(given) : [];
  if (front.length === 0) console.info("not run: TLS behind nginx (openssl is not installed)");
  return [...front, ...(await checkCache(given))];
}
