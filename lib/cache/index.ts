const MINUTE = 60;
const DAY = 86_400;

/** Seconds: fresh, stale-while-revalidate, stale-if-error (RFC 9111, RFC 5861). Browsers always revalidate. */
export const LIFETIMES = {
  catalog: { fresh: 5 * MINUTE, stale: 60 * MINUTE, onError: 7 * DAY },
  live: { fresh: 30, stale: 30, onError: DAY },
  /** Free-text searches have endless variants, so they are not persisted. */
  search: { fresh: MINUTE },
  picture: { fresh: DAY, stale: DAY, onError: 7 * DAY },
  /** A missing page may exist later. */
  missing: { fresh: MINUTE },
} as const satisfies Record<string, { fresh: number; stale?: number; onError?: number }>;
export type LifetimeName = keyof typeof LIFETIMES;

export function cacheControl(lifetime: LifetimeName): string {
  const { fresh, stale, onError }: { fresh: number; stale?: number; onError?: number } = LIFETIMES[lifetime];
  const directives = [`public, max-age=0, s-maxage=${fresh}`];
  if (stale) directives.push(`stale-while-revalidate=${stale}`);
  if (onError) directives.push(`stale-if-error=${onError}`);
  return directives.join(", ");
}

/**
 * Cache tags (`Cache-Tag`, `/api/revalidate`): a kind such as `products`, and each thing shown such as `products:101`. Lists of
 * products also carry what they are filtered by (category, campaign, shop).
 */
export const KINDS = ["products", "shops", "categories", "campaigns", "lives", "markets", "home", "geo"] as const;
export type Kind = (typeof KINDS)[number];

/** Kinds whose things have tags of their own; of the others only the whole kind can be purged. */
export const THINGS = ["products", "shops", "categories", "campaigns", "lives"] as const;
export type Thing = (typeof THINGS)[number];

export const cacheTag = (kind: Thing, id: string): string => `${kind}:${id}`;

type Filter = { product_type_id?: unknown; activeCode?: unknown; shop_id?: unknown };

export function filterTags({ product_type_id, activeCode, shop_id }: Filter): string[] {
  const narrowed: [Thing, unknown][] = [
    ["categories", product_type_id],
    ["campaigns", activeCode],
    ["shops", shop_id],
  ];
  return narrowed.flatMap(([kind, id]) => (id === undefined ? [] : [cacheTag(kind, String(id))]));
}

export const cacheTags = (kind: Thing, ids: readonly string[]): string[] => [...new Set(ids)].map((id) => cacheTag(kind, id));

export const listTags = <T>(kind: Thing, shown: readonly T[], idOf: (one: T) => string): string[] => [
  kind,
  ...cacheTags(kind, shown.map(idOf)),
];
