import type { APIRequestContext } from "@playwright/test";
import { type CheerioAPI, load } from "cheerio";
import robotsParser, { type Robot } from "robots-parser";
import { test as base } from "./fixtures";

/** User agents that run no scripts: search crawler, phone, link preview. */
export const AGENTS = {
  googlebot: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  android: "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
  whatsapp: "WhatsApp/2.24.6 A",
};

const USERS = ["googlebot", "android", "whatsapp"] as const;

export type Entry = { loc: string; lastmod: string | undefined; image: string | undefined };
export type Shard = { address: string; xml: string; entries: Entry[] };

/** Raw HTML of a page as served to one of the agents. */
export type Fetched = {
  path: string;
  agent: string;
  status: number;
  headers: Record<string, string>;
  html: string;
  $: CheerioAPI;
};

/** Sitemap shards, robots.txt, and one URL per template. */
export type Plan = { shards: Shard[]; index: string; robots: Robot; templates: Record<Template, string> };

/** Everything that the audit reads. */
type Crawl = Plan & { pages: Fetched[] };

/** Addresses of each template: the first such page of the sitemaps is its sample. */
const TEMPLATES = {
  home: /^\/$/,
  product: /^\/product\/\d+$/,
  shop: /^\/shop\/\d+$/,
  category: /^\/screen\/product\?parent_product_type_id=\d+$/,
  campaign: /^\/productsIn\?/,
  products: /^\/shop\/product$/,
  factories: /^\/shop\/factory$/,
  suppliers: /^\/selectSuppliers$/,
  "suppliers of a trade": /^\/selectSuppliers\?/,
  markets: /^\/entitymarket$/,
  market: /^\/entitymarket\/./,
  lives: /^\/live$/,
  broadcast: /^\/shop\/spa\//,
  articles: /^\/article\/list$/,
  article: /^\/article\/(?!list)/,
  about: /^\/about_us$/,
  welcome: /^\/welcomeToYiwu$/,
};

export type Template = keyof typeof TEMPLATES | "second page";

/** A page as served to the crawler. */
export function pageAt({ pages }: Crawl, path: string): Fetched {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`${path} was not read`);
  return page;
}

const SEED = 20_261_121;
const RANDOM_PAGES = 15;

/** Seeded pseudorandom numbers between 0 and 1. */
function* randomNumbers(seed = SEED): Generator<number, never> {
  for (let state = seed; ; state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) yield state / 2 ** 32;
}

/** A seeded sample of a list. */
export function some<T>(all: readonly T[], count: number): T[] {
  const rest = [...all];
  const random = randomNumbers();
  return Array.from({ length: Math.min(count, all.length) }, () =>
    rest.splice(Math.floor(random.next().value * rest.length), 1),
  ).flat();
}

export const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, "") || "/";

async function readShards(request: APIRequestContext, index: string): Promise<Shard[]> {
  const addresses = load(index, { xml: true })("sitemap > loc")
    .map((_, element) => load(index, { xml: true })(element).text())
    .get();
  return Promise.all(
    addresses.map(async (address) => {
      const xml = await (await request.get(pathOf(address))).text();
      const $ = load(xml, { xml: true });
      const entries = $("url")
        .map((_, url) => ({
          loc: $(url).children("loc").text(),
          lastmod: $(url).children("lastmod").text() || undefined,
          image: $(url).find("image\\:loc").text() || undefined,
        }))
        .get();
      return { address, xml, entries };
    }),
  );
}

async function fetchPage(request: APIRequestContext, path: string, agent: keyof typeof AGENTS): Promise<Fetched> {
  const response = await request.get(path, { headers: { "user-agent": AGENTS[agent] }, maxRedirects: 0 });
  const html = await response.text();
  return { path, agent, status: response.status(), headers: response.headers(), html, $: load(html) };
}

function templatesFrom(paths: readonly string[]): Record<string, string> {
  const found = Object.entries(TEMPLATES).map(([name, pattern]) => {
    const path = paths.find((one) => pattern.test(one));
    if (path === undefined) throw new Error(`the sitemap has no ${name}`);
    return [name, path] as const;
  });
  const templates = Object.fromEntries(found);
  return { ...templates, "second page": `${templates.category}&page=2` };
}

async function plan(request: APIRequestContext): Promise<Plan> {
  const index = await (await request.get("/sitemap.xml")).text();
  const robotsText = await (await request.get("/robots.txt")).text();
  const shards = await readShards(request, index);
  const locs = shards.flatMap(({ entries }) => entries.map(({ loc }) => loc));
  const [origin = ""] = /^https?:\/\/[^/]+/.exec(locs[0] ?? "") ?? [];
  return { shards, index, robots: robotsParser(`${origin}/robots.txt`, robotsText), templates: templatesFrom(locs.map(pathOf)) };
}

/** One page per template, and a sample of all. */
async function crawl(request: APIRequestContext, { shards, templates }: Plan): Promise<Fetched[]> {
  const known = shards.flatMap(({ entries }) => entries.map(({ loc }) => pathOf(loc)));
  const paths = [...new Set([...Object.values(templates), ...some(known, RANDOM_PAGES)])];
  const pages: Fetched[] = [];
  // One at a time: parallel requests would queue beyond the timeout.
  for (const path of paths) pages.push(...(await Promise.all(USERS.map((agent) => fetchPage(request, path, agent)))));
  return pages;
}

type Fixtures = { visitor: APIRequestContext; plan: Plan; site: Crawl };

const CRAWL = { scope: "worker", timeout: 180_000 } as const;

/** The plan and the crawl are made once for each worker. */
export const test = base.extend<object, Fixtures>({
  visitor: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: process.env.E2E_BASE_URL ?? "http://127.0.0.1:3000" });
      await use(request);
      await request.dispose();
    },
    { scope: "worker" },
  ],
  plan: [async ({ visitor }, use) => use(await plan(visitor)), CRAWL],
  site: [async ({ visitor, plan: known }, use) => use({ ...known, pages: await crawl(visitor, known) }), CRAWL],
});
