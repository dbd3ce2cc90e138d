import { z } from "zod";
import type { ResolvedLine, WantedLines } from "../../lib/contract/line.ts";
import { isStorable } from "../../lib/contract/storable.ts";
import { Id, Money } from "../../lib/contract/wire.ts";
import type { Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { normalizeReference } from "../search/document.ts";
import { type CheckedLine, checkLines, type RequestedLine } from "./line.ts";

type WantedLine = z.output<typeof WantedLines.body>["lines"][number];
type Similar = ResolvedLine["similar"];

const SIMILAR = 3;
const SIMILAR_LINES = 40;

const Found = z.object({
  place: z.number(),
  id: Id,
  sku_id: z.string().optional(),
  isNumber: z.boolean(),
  name: z.string(),
  cover: z.string().optional(),
  price: Money,
});
type Found = z.output<typeof Found>;

const FIND = `
  with asked as (
    select * from jsonb_to_recordset($1::jsonb) as w (place integer, text text, number integer, reference text)
  ), found as (
    select a.place, p.id, true as is_number, (
      select sku->>'sku_id' from jsonb_array_elements(p.skus) sku where lower(sku->>'sku_id') = lower(a.text) limit 1) as sku_id
    from asked a join product p on p.id = a.number
    union all
    select a.place, s.id, false, null from asked a cross join lateral (
      select id from product_search where reference = a.reference and a.reference <> '' order by id limit ${SIMILAR}) s
  )
  select f.place, f.id, f.sku_id, f.is_number as "isNumber", p.name, p.images[1] as cover, p.price
  from found f join product p on p.id = f.id order by f.place, f.id`;

const NUMBER = /^(\d{1,9})(?:-[\w-]{1,40})?$/;

/** By priority: variant, product number, supplier's reference, deleted variant. */
function chooseProduct(
  text: string,
  found: Found[],
): { wanted: Omit<RequestedLine, "quantity"> } | { several: Found[] } | undefined {
  const numbered = found.find(({ isNumber }) => isNumber);
  if (numbered?.sku_id !== undefined) return { wanted: { product_id: numbered.id, sku_id: numbered.sku_id } };
  if (numbered && !text.includes("-")) return { wanted: { product_id: numbered.id } };
  const [first, ...others] = found.filter(({ isNumber }) => !isNumber);
  if (first) return others.length > 0 ? { several: [first, ...others] } : { wanted: { product_id: first.id } };
  return numbered && { wanted: { product_id: numbered.id, sku_id: text } };
}

async function findReferences(sql: Sql, lines: WantedLine[]): Promise<Map<number, Found[]>> {
  const asked = lines.flatMap((line, place) => {
    if (!("reference" in line) || !isStorable(line.reference)) return [];
    const number = toRowId(NUMBER.exec(line.reference)?.[1] ?? "");
    return [{ place, text: line.reference, number, reference: normalizeReference(line.reference) }];
  });
  if (asked.length === 0) return new Map();
  return Map.groupBy(await sql.rows(Found, FIND, [JSON.stringify(asked)]), ({ place }) => place);
}

const FIND_SIMILAR = `
  select w.place, n.id as product_id, n.name, n.images[1] as cover, n.price
  from jsonb_to_recordset($1::jsonb) as w (place integer, product_id integer)
  join product p on p.id = w.product_id
  cross join lateral (
    select q.id, q.name, q.images, q.price from product_search s join product q on q.id = s.id and q.status = 'on_sale'
    where s.leaf_id = p.category_id and s.id <> p.id order by s.rank desc, s.id desc limit ${SIMILAR}) n`;
const SimilarRow = z.object({ place: z.number(), product_id: Id, name: z.string(), cover: z.string().optional(), price: Money });

async function findSimilar(sql: Sql, judged: (CheckedLine | undefined)[]): Promise<Map<number, Similar>> {
  const lost = judged.flatMap((line, place) =>
    line?.obstacle === "unavailable" || line?.obstacle === "stock"
      ? [{ place, product_id: toRowId(line.requested.product_id) }]
      : [],
  );
  if (lost.length === 0) return new Map();
  const like = await sql.rows(SimilarRow, FIND_SIMILAR, [JSON.stringify(lost.slice(0, SIMILAR_LINES))]);
  const byPlace = Map.groupBy(like, ({ place }) => place);
  return new Map([...byPlace].map(([place, goods]) => [place, goods.map(({ place: _place, ...one }) => one)]));
}

function toWireLine(
  { requested, priced, obstacle, reason }: CheckedLine,
  similar: Similar,
): z.input<typeof WantedLines.response>["lines"][number] {
  const { product_id, sku_id, quantity } = requested;
  const state = { ...(obstacle && { obstacle }), ...(reason !== undefined && { reason }), similar };
  if (!priced) return { quantity, ...state, obstacle: "unknown" };
  const { weight_kg: _weight, volume_m3: _volume, shop_id: _shop, shop_name: _name, ...line } = priced;
  return { ...line, product_id, ...(sku_id !== undefined && { sku_id }), ...state };
}

const UNKNOWN = { obstacle: "unknown", reason: "No encontramos esta referencia." };
const AMBIGUOUS = { obstacle: "ambiguous", reason: "Varios productos tienen esta referencia. Elija uno." };

/** In order; three statements for any number of lines. */
export async function resolveLines(sql: Sql, lines: WantedLine[]): Promise<z.input<typeof WantedLines.response>> {
  const found = await findReferences(sql, lines);
  const meant = lines.map((line, place) =>
    "reference" in line ? chooseProduct(line.reference, found.get(place) ?? []) : { wanted: line },
  );
  const asked = meant.flatMap((one, place) =>
    one && "wanted" in one ? [{ place, wanted: { ...one.wanted, quantity: lines[place]?.quantity ?? 1 } }] : [],
  );
  const answers = await checkLines(
    sql,
    asked.map(({ wanted }) => wanted),
  );
  const byPlace = new Map(asked.map(({ place }, index) => [place, answers[index]]));
  const similar = await findSimilar(
    sql,
    lines.map((_, place) => byPlace.get(place)),
  );
  return {
    lines: lines.map(({ quantity }, place) => {
      const [judged, one] = [byPlace.get(place), meant[place]];
      if (judged) return toWireLine(judged, similar.get(place) ?? []);
      if (one && "several" in one)
        return {
          quantity,
          ...AMBIGUOUS,
          similar: one.several.map(({ id, name, cover, price }) => ({ product_id: id, name, cover, price })),
        };
      return { quantity, ...UNKNOWN };
    }),
  };
}
