import { readFile } from "node:fs/promises";
import { validateXML } from "xmllint-wasm";
import { pathOf, some, test } from "./crawl";
import { expect } from "./fixtures";

test.describe.configure({ mode: "default" });

const ADDRESSES_MAX = 50_000;
const BYTES_MAX = 50 * 1024 * 1024;

const SCHEMAS = ["sitemap.xsd", "image.xsd"];

/** Pages of one person. */
const PRIVATE = [
  "/personCenter",
  "/personCenter/Orders",
  "/cart",
  "/checkout",
  "/login",
  "/register",
  "/cantFindWin",
  "/chat/away",
];

async function faults(name: string, contents: string) {
  const [schema, image] = await Promise.all(
    SCHEMAS.map(async (fileName) => ({
      fileName,
      contents: await readFile(new URL(`schema/${fileName}`, import.meta.url), "utf8"),
    })),
  );
  if (!schema || !image) throw new Error("a schema is missing");
  const { errors } = await validateXML({ xml: [{ fileName: name, contents }], schema: [schema], preload: [image] });
  return errors.map(({ message }) => `${name}: ${message}`);
}

test("F1: robots.txt is plain text, names the sitemap, and closes sorts and searches but nothing to be drawn with", async ({
  plan,
  request,
}) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const [sitemap = ""] = plan.robots.getSitemaps();
  expect(pathOf(sitemap)).toBe("/sitemap.xml");
  const isClosed = (path: string) => plan.robots.isDisallowed(new URL(path, sitemap).href, "Googlebot");
  expect(["/screen/product?keyword=a", `${plan.templates.category}&sort=newest`, "/api/health"].map(isClosed)).toEqual([
    true,
    true,
    true,
  ]);
  expect(["/", "/_next/static/a.js", "/media/a?w=1200", plan.templates["second page"]].map(isClosed)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("F2: index and shards are valid and within the limits", async ({ plan }) => {
  expect(await faults("sitemap.xml", plan.index)).toEqual([]);
  for (const { address, xml, entries } of plan.shards) {
    expect(await faults(pathOf(address), xml)).toEqual([]);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.length).toBeLessThanOrEqual(ADDRESSES_MAX);
    expect(Buffer.byteLength(xml)).toBeLessThan(BYTES_MAX);
  }
});

test("F2: every address is in it once, of this site, changed before now, and nothing private or closed", ({ plan }) => {
  const entries = plan.shards.flatMap((shard) => shard.entries);
  const locs = entries.map(({ loc }) => loc);
  expect(new Set(locs).size).toBe(locs.length);
  const [origin = ""] = /^https?:\/\/[^/]+/.exec(plan.shards[0]?.address ?? "") ?? [];
  expect(locs.filter((loc) => !loc.startsWith(origin))).toEqual([]);
  expect(locs.filter((loc) => PRIVATE.some((path) => pathOf(loc).startsWith(path)))).toEqual([]);
  expect(locs.filter((loc) => !plan.robots.isAllowed(loc, "Googlebot"))).toEqual([]);
  expect(entries.filter(({ lastmod }) => lastmod !== undefined && !(Date.parse(lastmod) <= Date.now()))).toEqual([]);
});

test("F2: what is in it answers 200, and so do its pictures", async ({ plan, request }) => {
  const entries = plan.shards.flatMap((shard) => shard.entries);
  const paths = some(entries, 40).map(({ loc }) => pathOf(loc));
  const images = some(entries, 5).flatMap(({ image }) => image ?? []);
  const statuses = await Promise.all(
    [...paths, ...images].map(async (address) => `${(await request.head(address, { maxRedirects: 0 })).status()} ${address}`),
  );
  expect(statuses.filter((line) => !line.startsWith("200"))).toEqual([]);
});

for (const name of ["nada.xml", "productos-0.xml", "productos-99999.xml", "productos-0100.xml", "constructor.xml", "paginas"]) {
  test(`F2: the shard ${name} is not there`, async ({ request }) => {
    expect((await request.get(`/sitemaps/${name}`)).status()).toBe(404);
  });
}

for (const path of [
  "/og/site/otro.jpg",
  "/og/site/constructor.jpg",
  "/og/category/987654.jpg",
  "/og/campaign/nada.jpg",
  "/og/nada/1.jpg",
  "/og/site/inicio.png",
]) {
  test(`the share picture ${path} is not there`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

test("X1: private pages are for no index, whether there or not", async ({ request }) => {
  for (const path of PRIVATE) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect({ path, robots: response.headers()["x-robots-tag"] }).toEqual({ path, robots: "noindex, nofollow" });
  }
});
