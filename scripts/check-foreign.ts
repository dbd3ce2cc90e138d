/** Checks that pages stand over a foreign gateway (foreign-gateway.ts), also while it refuses calls. */

import { strict as assert } from "node:assert";
import { once } from "node:events";
import { join } from "node:path";
import { PUBLIC_PAGES } from "../lib/cache/pages.ts";
import { readEnvironment } from "../lib/env.ts";
import { stop } from "../processes/keep-running.ts";
import { waitForHealth } from "./child-processes.ts";
import { FOREIGN_ID, foreignGateway, REFUSALS, UNSAFE_NUMBER } from "./foreign-gateway.ts";
import { startSite } from "./site.ts";
import type { CheckedBuild, Tally } from "./verify.ts";

const SITE_PORT = 3103;
const BASE = `http://127.0.0.1:${SITE_PORT}`;

/** Limits per page, however much the gateway sends. */
const [LONGEST_MS, LARGEST_BYTES] = [10_000, 400_000];

/** Public HTML pages without articles, which are the site's own. Identifiers of other services take the place of `:name`. */
const PUBLIC = PUBLIC_PAGES.map(({ path }) => path).filter((path) => !/\.(?:json|xml|txt)$|^\/(?:og|article)\//.test(path));
const MEMBERS = [
  "",
  "/Account",
  "/Address",
  "/Address/:id",
  "/FAM",
  "/FAM/:id",
  "/FAM/new",
  "/Messages",
  "/Orders",
  "/Orders/:id",
  "/RFQs",
  "/Wish",
];
const PAGES = [
  ...PUBLIC,
  "/screen/product?keyword=termo&min_price=1&page=2",
  "/screen/product?parent_product_type_id=:id",
  "/screen/shop?keyword=termo",
  "/live?state=live",
  "/cart",
  "/checkout",
  "/login",
  "/register",
  ...MEMBERS.map((path) => `/personCenter${path}`),
].flatMap((path) =>
  path.includes("/:") || path.includes("=:") ? [FOREIGN_ID, UNSAFE_NUMBER].map((id) => path.replaceAll(/:\w+/g, id)) : [path],
);

/** Addresses of what this gateway does not have: each must be 404. */
const MISSING = new RegExp(`page=2|^/(?:chat|entitymarket)/|^/productsIn$|/Address/|^/shop/spa/${UNSAFE_NUMBER}/`);

async function visit(path: string) {
  const begun = performance.now();
  const cookie = `access_token=${FOREIGN_ID}; user=${encodeURIComponent(JSON.stringify({ id: FOREIGN_ID, name: "Ana" }))}`;
  const answer = await fetch(BASE + path, { redirect: "manual", headers: { accept: "text/html", cookie } });
  const text = await answer.text();
  return { status: answer.status, text, milliseconds: performance.now() - begun };
}

/** Asserts that a page is complete or redirects, small and fast. */
async function assertStands(path: string, statuses: readonly number[]): Promise<void> {
  const { status, text, milliseconds } = await visit(path);
  assert.ok(statuses.includes(status), `${path} is ${status}`);
  if (status < 300 || status > 399) assert.match(text, /<html lang="es-CO"[\s\S]*<\/html>\s*$/, path);
  assert.ok(text.length < LARGEST_BYTES, `${path} has ${text.length} characters`);
  assert.ok(milliseconds < LONGEST_MS, `${path} took ${Math.round(milliseconds)} ms`);
}

async function tallyOf(name: string, check: () => Promise<void>): Promise<Tally> {
  try {
    await check();
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(`with a foreign gateway: ${name}:`, error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/** GATEWAY_PORT must be free. */
export async function checkForeignGateway({ build, work, variables }: CheckedBuild): Promise<Tally[]> {
  const { server, refuse, answer } = foreignGateway();
  const siteVariables = {
    ...variables,
    PORT: String(SITE_PORT),
    DATA_DIR: join(work, "foreign"),
    CACHE_MEMORY_MB: "8",
    EMBEDDED_CACHE: "false",
  };
  const env = readEnvironment({ ...process.env, ...siteVariables });
  await once(server.listen(env.GATEWAY_PORT, "127.0.0.1"), "listening");
  const site = startSite(env, build, join(work, "site-foreign.log"), siteVariables);
  const tallies: Tally[] = [];
  try {
    await waitForHealth(`${BASE}/api/health`, site, 60);
    for (const path of PAGES) tallies.push(await tallyOf(path, () => assertStands(path, [MISSING.test(path) ? 404 : 200])));
    for (const [index, body] of REFUSALS.entries()) {
      refuse(index % 2 === 0 ? 422 : 500, body);
      const check = async () => {
        for (const path of ["/", `/product/${FOREIGN_ID}`, "/screen/product?keyword=x", "/cart", "/personCenter/Orders"])
          await assertStands(path, [200, 307, 404, 500, 503]);
      };
      tallies.push(await tallyOf(`refused by ${body}`, check));
    }
    answer();
  } finally {
    await stop(site);
    server.close().closeAllConnections();
  }
  return tallies;
}
