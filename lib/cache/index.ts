const MINUTE = 60;
const DAY = 86_400;

/**
 * How long a public answer is used, in seconds: `fresh` as it is, then for `stale` while a newer one is made, and for `onError` while
 * none can be made (RFC 9111, RFC 5861). Browsers ask again each time; all of it is for the cache in front of the site.
 */
export const LIVES = {
  catalog: { fresh: 5 * MINUTE, stale: 60 * MINUTE, onError: 7 * DAY },
  /** Live rooms open and close. */
  live: { fresh: 30, stale: 30, onError: DAY },
  /** Lists of free words and ranges: there are endless many, so they are never worth a place on a disk. */
  search: { fresh: MINUTE },
  /** Drawn for shared links. */
  picture: { fresh: DAY, stale: DAY, onError: 7 * DAY },
  /** Something that is not there may come to be. */
  missing: { fresh: MINUTE },
} as const satisfies Record<string, { fresh: number; stale?: number; onError?: number }>;
export type Life = keyof typeof LIVES;

/** The `Cache-Control` of a life. */
export function cacheControl(life: Life): string {
  const { fresh, stale, onError }: { fresh: number; stale?: number; onError?: number } = LIVES[life];
  const directives = [`public, max-age=0, s-maxage=${fresh}`];
  if (stale) directives.push(`stale-while-revalidate=${stale}`);
  if (onError) directives.push(`stale-if-error=${onError}`);
  return directives.join(", ");
}

/**
 * What answers are tagged with (`Cache-Tag`), and what `/api/revalidate` may name: the kind of a read, and each thing that it shows, so
 * that a change of one thing purges the pages that show it and no others.
 *
 * | kind       | reads in           | things in a read of lists             |
 * | ---------- | ------------------ | ------------------------------------- |
 * | products   | lib/product        | the products shown, and what they are listed by: their category, campaign, shop |
 * | shops      | lib/shop           | the shops shown                       |
 * | categories | lib/product, home  | none: the tree is one read            |
 * | campaigns  | lib/campaign       |                                       |
 * | lives      | lib/live           | the channels shown                    |
 * | markets, home, geo | lib/market, home, geo |                            |
 */
export const KINDS = ["products", "shops", "categories", "campaigns", "lives", "markets", "home", "geo"] as const;
export type Kind = (typeof KINDS)[number];

/** Kinds whose things have identifiers that a change can name. */
export const THINGS = ["products", "shops", "categories", "campaigns", "lives"] as const;
export type Thing = (typeof THINGS)[number];

/** The tag of one thing. */
export const cacheTag = (kind: Thing, id: string): string => `${kind}:${id}`;

type Filter = { product_type_id?: unknown; activeCode?: unknown; shop_id?: unknown };

/** Tags of what a list is narrowed to. */
export function filterTags({ product_type_id, activeCode, shop_id }: Filter): string[] {
  const narrowed: [Thing, unknown][] = [
    ["categories", product_type_id],
    ["campaigns", activeCode],
    ["shops", shop_id],
  ];
  return narrowed.flatMap(([kind, id]) => (id === undefined ? [] : [cacheTag(kind, String(id))]));
}

/** Tags of the things that a read shows. */
export const tagsOf = (kind: Thing, ids: readonly string[]): string[] => [...new Set(ids)].map((id) => cacheTag(kind, id));

/** Tags of a read of a list: its kind, and each thing that it shows. */
export const readTags = <T>(kind: Thing, shown: readonly T[], idOf: (one: T) => string): string[] => [
  kind,
  ...tagsOf(kind, shown.map(idOf)),
];
