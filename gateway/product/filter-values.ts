import { z } from "zod";
import { chosenValues } from "../../lib/contract/chosen-values.ts";
import type { FilterValues } from "../../lib/contract/filter-values.ts";
import { Count } from "../../lib/contract/wire.ts";
import type { Database } from "../db/database.ts";
import { type ProductQuery, type SearchRequest, where, withoutFilter } from "./product-query.ts";

const MINIMUMS = [1, 6, 12, 24, 48, 120];
const VALUES_MAX = 12;

const Row = z.object({ name: z.string(), value: z.string(), label: z.string().optional(), total: Count });

/** The most frequent values of each field, without those that all matches have, but always `kept`. For speed, products of the same shop, colours or minimum are grouped before they are joined. */
const filterValuesStatement = ({ source, conditions, values }: ProductQuery) => `
  with found as materialized (select shop_id, min_quantity, material, colors from ${source} ${where(conditions)}),
  of_shop as materialized (select shop_id, count(*) as goods from found group by shop_id),
  counted (name, value, label, total) as (
    select 'material', material, null, count(*) from found where material is not null group by material
    union all
    select 'color', color, null, sum(goods)
    from (select colors, count(*) as goods from found group by colors) alike, unnest(colors) color group by color
    union all
    select 'district', district::text, null, sum(goods) from of_shop join shop on shop.id = shop_id where district is not null group by district
    union all
    select 'minimum', most::text, null, sum(goods)
    from (select min_quantity, count(*) as goods from found group by min_quantity) alike
    join unnest(array[${MINIMUMS}]) most on min_quantity <= most group by most
    union all
    select 'shop_id', shop.id::text, shop.name, goods from of_shop join shop on shop.id = shop_id
  ),
  placed as (
    select *, row_number() over (partition by name order by total desc, value) as place
    from counted where name = any(${placeholders(values).names}) and position(',' in value) = 0
    and (total < (select count(*) from found) or value = any(${placeholders(values).kept}))
  )
  select name, value, label, total::integer from placed
  where place <= ${VALUES_MAX} or value = any(${placeholders(values).kept}) order by name, place`;

const placeholders = ({ length }: ProductQuery["values"]) => ({
  names: `$${length + 1}::text[]`,
  kept: `$${length + 2}::text[]`,
});

const FIELDS = ["minimum", "material", "color", "shop_id", "district"] as const;
type Field = (typeof FIELDS)[number];

/** Values of a filter that is set are counted without it, so that another one can be chosen instead or too. */
export async function countFilterValues(
  database: Database,
  request: SearchRequest,
  query: ProductQuery,
): Promise<FilterValues[]> {
  const read = (narrowed: ProductQuery, fields: readonly Field[], kept: string[]) =>
    database.rows(Row, filterValuesStatement(narrowed), [...narrowed.values, [...fields], kept]);
  const findFilter = (field: Field) => query.activeFilters.find(({ name }) => name === field);
  const unset = FIELDS.filter((field) => !findFilter(field));
  const rows = await read(query, unset, []);
  for (const field of FIELDS) {
    const filter = findFilter(field);
    if (filter) rows.push(...(await read(withoutFilter(query, filter), [field], chosenValues(request[field]))));
  }
  return [...Map.groupBy(rows, ({ name }) => name)].map(([name, found]) => {
    if (name === "minimum") found.sort((one, other) => Number(one.value) - Number(other.value));
    return { name, values: found.map(({ name: _name, ...value }) => value) };
  });
}
