import { OUTLINE_PARTS, OUTLINE_RANGE, Outlined, type OutlineQuery } from "../lib/contract/wire.ts";
import type { Database } from "./db/database.ts";

const SHOWN = { product: "status <> 'withdrawn'", shop: "status = 'open'" };
const COVER = { product: "images[1]", shop: "cover" };

type Listed = keyof typeof SHOWN;

/** For sitemaps, cheap at any catalogue size. Without `range`: the ranges of ids that have records. With it: the records of that range, or of one `part` of it. */
export async function readOutline(database: Database, listed: Listed, { range, part }: OutlineQuery) {
  const span = part === undefined ? OUTLINE_RANGE : OUTLINE_RANGE / OUTLINE_PARTS;
  const first = (range ?? 0) * OUTLINE_RANGE + (part ?? 0) * span;
  const outline = await (range === undefined
    ? database.rows(Outlined, selectRanges(listed))
    : database.rows(Outlined, selectRange(listed), [first, first + span - 1]));
  return { records: [], total: outline.length, outline };
}

/** Jumps from range to range in the index of the migration `outline`, instead of reading it all (a loose index scan). */
function selectRanges(listed: Listed): string {
  const next = (after: string) =>
    `select id / ${OUTLINE_RANGE} as id, updated_at from ${listed} where ${SHOWN[listed]} ${after}
     order by id / ${OUTLINE_RANGE}, updated_at desc limit 1`;
  return `
    with recursive range as (
      (${next("")})
      union all
      select found.* from range cross join lateral (${next(`and id / ${OUTLINE_RANGE} > range.id`)}) found
    )
    select id, updated_at from range order by id`;
}

const selectRange = (listed: Listed) =>
  `select id, ${COVER[listed]} as cover, updated_at from ${listed}
   where id between $1 and $2 and ${SHOWN[listed]} order by id`;
