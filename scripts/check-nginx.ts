import { strict as assert } from "node:assert";
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readEnvironment } from "../lib/env.ts";
import { stop } from "../server/keep-running.ts";
import { healthy, startAttached, type Variables } from "./processes.ts";
import { startSite } from "./site.ts";
import type { Tally } from "./verify.ts";

/** Checks that the site works behind `deploy/nginx.conf` with its own cache off, where nginx is installed. */
const NGINX_PORT = 8181;
const SITE_PORT = 3102;
const BASE = `http://127.0.0.1:${NGINX_PORT}`;

const hasNginx = () => spawnSync("nginx", ["-v"]).status === 0;

const cacheStatus = (answer: Response) => answer.headers.get("x-cache-status");

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(BASE + path, { redirect: "manual", headers: { "accept-encoding": "gzip", ...headers } });

/** What holds while the site answers. */
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

/** What holds when the site has ended. */
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

/** `variables`: of the gateway that answers; `build`: the folder of the build; `work`: a folder for what nginx writes. */
type Given = { variables: Variables; build: string; work: string };

export async function behindNginx({ variables, build, work }: Given): Promise<Tally[]> {
  if (!hasNginx()) {
    console.info("not run: the site behind nginx (nginx is not installed)");
    return [];
  }
  const folder = resolve(join(work, "nginx"));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const config = readFileSync("deploy/nginx.conf", "utf8")
    .replace("127.0.0.1:3000", `127.0.0.1:${SITE_PORT}`)
    .replace("127.0.0.1:8080", `127.0.0.1:${NGINX_PORT}`);
  writeFileSync(join(folder, "nginx.conf"), config);
  const behind = { ...variables, PORT: String(SITE_PORT), EMBEDDED_CACHE: "false", TRUSTED_PROXIES: "127.0.0.1" };
  const own = readEnvironment({ ...process.env, ...behind });
  const site = startSite(own, build, join(work, "site-nginx.log"), behind);
  await healthy(`http://127.0.0.1:${SITE_PORT}/api/health`, site, 60);
  const nginx = startAttached("nginx", ["-p", folder, "-c", "nginx.conf", "-g", "daemon off;"]);
  try {
    await healthy(`${BASE}/api/health`, nginx, 60);
    const withSite = await run(CHECKS);
    await stop(site);
    return [withSite, await run(WITHOUT_SITE)];
  } finally {
    await stop(site);
    await stop(nginx);
  }
}
