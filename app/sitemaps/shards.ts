import { ARTICLES } from "@/lib/article";
import { isRunning } from "@/lib/campaign/server";
import { CAMPAIGN_CODES } from "@/lib/contract/campaign";
import type { CategoryTree } from "@/lib/contract/category";
import { OUTLINE_PARTS, type Outlined, type OutlineQuery } from "@/lib/contract/wire";
import { listBroadcasts } from "@/lib/live/server";
import { ALL_SHOWROOMS } from "@/lib/market";
import { getMarkets } from "@/lib/market/server";
import { getCategoryTree, outlineProducts } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import type { Shard, SitemapEntry } from "@/lib/seo/sitemap";
import { pictureUrl } from "@/lib/seo/urls";
import { countFactories, outlineShops } from "@/lib/shop/server";

/** Static pages; add new public pages here. */
const PAGES = [
  routes.home,
  routes.shopProducts(),
  routes.factories(),
  routes.suppliers,
  routes.lives,
  routes.markets,
  routes.welcome,
  routes.about,
  routes.articles,
];

/** Short lists by shard name; add new kinds of pages here. */
const LISTS: Record<string, () => Promise<SitemapEntry[]>> = {
  paginas: async () => PAGES.map((path) => ({ path })),
  campanas: campaigns,
  mercados: async () => ALL_SHOWROOMS.map(({ key }) => ({ path: routes.market(key) })),
  proveedores: suppliers,
  transmisiones: broadcasts,
  articulos: async () => ARTICLES.map(({ slug, modified }) => ({ path: routes.article(slug), lastmod: modified })),
  categorias: async () => (await getCategoryTree()).flatMap(withLevelsBelow),
};

/** One shard per range of 10,000 ids, so that entries never move between shards. */
const OUTLINES: Record<string, { outline: (query: OutlineQuery) => Promise<Outlined[]>; path: (id: string) => string }> = {
  productos: { outline: outlineProducts, path: routes.product },
  tiendas: { outline: outlineShops, path: routes.shop },
};

async function campaigns(): Promise<SitemapEntry[]> {
  const codes = Object.values(CAMPAIGN_CODES);
  const running = await Promise.all(codes.map(isRunning));
  return codes.filter((_, index) => running[index]).map((code) => ({ path: routes.campaign(code) }));
}

const BROADCAST_PAGE_SIZE = 100;
const BROADCAST_PAGES_MAX = 10;

async function broadcasts(): Promise<SitemapEntry[]> {
  const { records, total } = await listBroadcasts("all", 1, BROADCAST_PAGE_SIZE);
  const pages = Math.min(BROADCAST_PAGES_MAX, Math.ceil(total / BROADCAST_PAGE_SIZE));
  const others = await Promise.all(
    Array.from({ length: pages - 1 }, (_, index) => listBroadcasts("all", index + 2, BROADCAST_PAGE_SIZE)),
  );
  return [...records, ...others.flatMap((page) => page.records)].map(({ shop_id, channel_id, picture }) => ({
    path: routes.live(shop_id, channel_id),
    image: pictureUrl(picture),
  }));
}

/** Directories by category and by market that are not empty. */
async function suppliers(): Promise<SitemapEntry[]> {
  const [categories, markets] = await Promise.all([getCategoryTree(), getMarkets()]);
  const lists = [
    ...categories.map(({ id }) => ({ path: routes.suppliersOf(id), filter: { product_type_id: id } })),
    ...markets.map(({ key }) => ({ path: routes.suppliersIn(key), filter: { district: key } })),
  ];
  const counts = await countFactories(lists.map(({ filter }) => filter));
  return lists.filter((_, index) => counts[index]).map(({ path }) => ({ path }));
}

function withLevelsBelow(top: CategoryTree): SitemapEntry[] {
  const all = [top, ...top.children.flatMap((second) => [second, ...second.children])];
  return all.filter(({ total }) => total !== 0).map(({ id }) => ({ path: routes.category(id) }));
}

export async function listShards(): Promise<Shard[]> {
  const outlines = Object.entries(OUTLINES).map(async ([kind, { outline }]) =>
    (await outline({})).map(({ id: range, updated_at }) => ({ name: `${kind}-${range}.xml`, lastmod: updated_at })),
  );
  return [...Object.keys(LISTS).map((kind) => ({ name: `${kind}.xml` })), ...(await Promise.all(outlines)).flat()];
}

const SHARD_NAME = /^([a-z]+)(?:-(\d{1,5}))?\.xml$/;

/** Entries in batches; none for an unknown shard. */
export async function* readShard(name: string): AsyncGenerator<SitemapEntry[]> {
  const [, kind = "", range] = SHARD_NAME.exec(name) ?? [];
  if (range === undefined) {
    if (Object.hasOwn(LISTS, kind)) yield (await LISTS[kind]?.()) ?? [];
    return;
  }
  const outlined = Object.hasOwn(OUTLINES, kind) ? OUTLINES[kind] : undefined;
  // One spelling per shard: no leading zeros.
  if (!outlined || String(Number(range)) !== range) return;
  for (let part = 0; part < OUTLINE_PARTS; part += 1) {
    const entries = await outlined.outline({ range: Number(range), part });
    yield entries.map(({ id, cover, updated_at }) => ({
      path: outlined.path(id),
      lastmod: updated_at,
      ...(cover && { image: pictureUrl(cover) }),
    }));
  }
}
