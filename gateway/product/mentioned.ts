import { z } from "zod";
import type { SearchResult } from "../../lib/contract/product.ts";
import type { Database } from "../db/database.ts";
import { bestKinds, type Meaning } from "../search/meaning.ts";

const Row = z.object({ id: z.coerce.string() });

/** Position from which results only mention the words, being of none of the best kinds; undefined when none, or a whole first page, does. */
export async function mentionedFrom(
  database: Database,
  { records }: SearchResult,
  { kinds }: Meaning,
  currPage: number,
): Promise<number | undefined> {
  if (records.length === 0) return undefined;
  // No kind has the word `tiza`: products mention it only.
  const hasKinds = kinds.length > 0;
  const ofBestKinds = await database.rows(
    Row,
    `select id from product_search
    where id = any($1::bigint[]) and (kind_id = any($2::integer[]) or (kind_id is null and not $3::boolean))`,
    [records.map(({ productId }) => productId), bestKinds(kinds).map(({ id }) => id), hasKinds],
  );
  const ids = new Set(ofBestKinds.map(({ id }) => id));
  const position = records.findLastIndex(({ productId }) => ids.has(productId)) + 1;
  return (position > 0 || !hasKinds || currPage > 1) && position < records.length ? position : undefined;
}
