/** Seconds that kept reads live: fresh for `revalidate`, then served while a new one is made, for up to `expire`. next.config.mjs reads it. */
const YEAR = 31_536_000;
export const LIVES = {
  catalog: { stale: 300, revalidate: 300, expire: YEAR },
  /** Live rooms open and close. */
  live: { stale: 30, revalidate: 30, expire: YEAR },
};

/**
 * What kept reads are tagged with, and what `/api/revalidate` may name: the kind of a read, and each thing that it shows, so that
 * a change of one thing renews the pages that show it and no others.
 *
 * | kind       | life    | reads in           | things in a read of lists             |
 * | ---------- | ------- | ------------------ | ------------------------------------- |
 * | products   | catalog | lib/product        | the products shown, and what they are listed by: their category, campaign, shop |
 * | shops      | catalog | lib/shop           | the shops shown                       |
 * | categories | catalog | lib/product, home  | none: the tree is one read            |
 * | campaigns  | catalog | lib/campaign       |                                       |
 * | lives      | live    | lib/live           | the channels shown                    |
 * | markets, home, geo | catalog | lib/market, home, geo |                           |
 */
export const KINDS = ["products", "shops", "categories", "campaigns", "lives", "markets", "home", "geo"] as const;
export type Kind = (typeof KINDS)[number];

/** Kinds whose things have identifiers that a change can name. */
export const THINGS = ["products", "shops", "categories", "campaigns", "lives"] as const;
export type Thing = (typeof THINGS)[number];

/** The framework takes at most 128 tags a read; one for its kind and some for what it is listed by must fit besides. */
const THINGS_MAX = 120;

/** The tag of one thing. */
export const tagOf = (kind: Thing, id: string): string => `${kind}:${id}`;

type Filter = { product_type_id?: unknown; activeCode?: unknown; shop_id?: unknown };

/** Tags of what a list is narrowed to. */
export function filterTags({ product_type_id, activeCode, shop_id }: Filter): string[] {
  const narrowed: [Thing, unknown][] = [
    ["categories", product_type_id],
    ["campaigns", activeCode],
    ["shops", shop_id],
  ];
  return narrowed.flatMap(([kind, id]) => (id === undefined ? [] : [tagOf(kind, String(id))]));
}

/** Tags of the things that a read shows. */
export const tagsOf = (kind: Thing, ids: readonly string[]): string[] =>
  [...new Set(ids)].slice(0, THINGS_MAX).map((id) => tagOf(kind, id));

/** Tags of a read of a list: its kind, and each thing that it shows. */
export const readTags = <T>(kind: Thing, shown: readonly T[], idOf: (one: T) => string): string[] => [
  kind,
  ...tagsOf(kind, shown.map(idOf)),
];
