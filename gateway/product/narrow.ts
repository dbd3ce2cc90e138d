import { z } from "zod";
import type { Narrowing } from "../../lib/contract/narrowing.ts";
import type { SearchFilter } from "../../lib/contract/product.ts";
import { Count } from "../../lib/contract/wire.ts";
import type { Database } from "../db/database.ts";
import { type Scan, where } from "./filter.ts";

/** Minimum orders that are offered: what a kiosk, a shop and a distributor begin with. */
const MINIMUMS = [1, 6, 12, 24, 48, 120];
const MOST_VALUES = 12;

type Filter = z.output<typeof SearchFilter>;

const Row = z.object({ name: z.string(), value: z.string(), label: z.string().optional(), total: Count });

const counted = (name: string, column: string, from: string) =>
  `select '${name}' as name, ${column}::text as value, null as label, count(*) as total from ${from} group by ${column}`;

/** A query of how many of a scan's goods each value leaves. */
const countsOf = ({ source, conditions }: Scan) => `
  with found as materialized (
    select id, shop_id, min_quantity, material, colors from ${source} ${where(conditions)}
  ),
  values_found as (
    ${counted("material", "material", "found where material is not null")}
    union all ${counted("color", "color", "found, unnest(colors) color")}
    union all ${counted("district", "district", "found join shop on shop.id = shop_id where district is not null")}
    union all ${counted("minimum", "most", `found join unnest(array[${MINIMUMS}]) most on min_quantity <= most`)}
    union all select 'shop_id', shop.id::text, shop.name, count(*) from found join shop on shop.id = shop_id group by shop.id
  )
  select name, value, label, total from values_found`;

/**
 * What the goods of a scan can be narrowed to, by the names of the search filter's parameters that it does not have yet: the
 * values that most of them have, and of minimum orders those that leave some out.
 */
export async function narrowingsOf(database: Database, filter: Filter, scan: Scan, total: number): Promise<Narrowing[]> {
  const rows = await database.rows(Row, countsOf(scan), scan.values);
  const asked: Record<string, unknown> = filter;
  const open = Map.groupBy(
    rows.filter(({ name }) => asked[name] === undefined),
    ({ name }) => name,
  );
  return [...open].map(([name, found]) => {
    const values = found.filter((one) => one.total < total).sort((one, other) => other.total - one.total);
    const shown = name === "minimum" ? values.sort((one, other) => Number(one.value) - Number(other.value)) : values;
    return { name, values: shown.slice(0, MOST_VALUES).map(({ name: _name, ...value }) => value) };
  });
}
