import { z } from "zod";
import type { ResolvedLine, WantedLines } from "../../lib/contract/line.ts";
import { isStorable } from "../../lib/contract/storable.ts";
import { Id, Money } from "../../lib/contract/wire.ts";
import type { Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { normalizeReference } from "../search/document.ts";
import { type CheckedLine, checkLines, type RequestedLine } from "./line.ts";

type LineToResolve = z.output<typeof WantedLines.body>["lines"][number];
type WireLine = z.input<typeof WantedLines.response>["lines"][number];
type Similar = ResolvedLine["similar"];

/** What a line means: one product (`requested`), or several that its reference may mean, or none. */
type MeantLine = { quantity: number; requested?: RequestedLine; ambiguous?: ReferencedProduct[] };

/** Answers in the order of the lines, with at most three statements, however many lines there are. */
export async function resolveLines(sql: Sql, lines: LineToResolve[]): Promise<{ lines: WireLine[] }> {
  const referenced = await referencedByPosition(sql, lines);
  const meant = lines.map((line, position) => toMeantLine(line, referenced.get(position) ?? []));
  const withChecks = await checkMeant(sql, meant);
  const similar = await similarByPosition(sql, withChecks);
  return { lines: withChecks.map((line, position) => toResolvedLine(line, similar.get(position) ?? [])) };
}

const MEANINGS_MAX = 3;
const SIMILAR_MAX = 3;
const LINES_WITH_SIMILAR_MAX = 40;

/** A product that a reference may mean. `isByNumber`: by the product's own number, not the supplier's reference. */
const ReferencedProduct = z.object({
  position: z.number(),
  id: Id,
  sku_id: z.string().optional(),
  isByNumber: z.boolean(),
  name: z.string(),
  cover: z.string().optional(),
  price: Money,
});
type ReferencedProduct = z.output<typeof ReferencedProduct>;

const REFERENCED = `
  with wanted as (
    select * from jsonb_to_recordset($1::jsonb) as w (position integer, text text, number integer, reference text)
  ), found as (
    select w.position, p.id, true as is_by_number, (
      select sku->>'sku_id' from jsonb_array_elements(p.skus) sku where lower(sku->>'sku_id') = lower(w.text) limit 1) as sku_id
    from wanted w join product p on p.id = w.number
    union all
    select w.position, s.id, false, null from wanted w cross join lateral (
      select id from product_search where reference = w.reference and w.reference <> '' order by id limit ${MEANINGS_MAX}) s
  )
  select f.position, f.id, f.sku_id, f.is_by_number as "isByNumber", p.name, p.images[1] as cover, p.price
  from found f join product p on p.id = f.id order by f.position, f.id`;

const PRODUCT_NUMBER = /^(\d{1,9})(?:-[\w-]{1,40})?$/;

async function referencedByPosition(sql: Sql, lines: LineToResolve[]): Promise<Map<number, ReferencedProduct[]>> {
  const wanted = lines.flatMap((line, position) => {
    if (!("reference" in line) || !isStorable(line.reference)) return [];
    const number = toRowId(PRODUCT_NUMBER.exec(line.reference)?.[1] ?? "");
    return [{ position, text: line.reference, number, reference: normalizeReference(line.reference) }];
  });
  if (wanted.length === 0) return new Map();
  return Map.groupBy(await sql.rows(ReferencedProduct, REFERENCED, [JSON.stringify(wanted)]), ({ position }) => position);
}

/** A reference means, by priority: a variant, a product number, a supplier's reference, a deleted variant. */
function toMeantLine(line: LineToResolve, referenced: ReferencedProduct[]): MeantLine {
  const { quantity } = line;
  if (!("reference" in line)) return { quantity, requested: line };
  const numbered = referenced.find(({ isByNumber }) => isByNumber);
  if (numbered && (numbered.sku_id !== undefined || !line.reference.includes("-")))
    return { quantity, requested: { product_id: numbered.id, sku_id: numbered.sku_id, quantity } };
  const [first, ...others] = referenced.filter(({ isByNumber }) => !isByNumber);
  if (first && others.length > 0) return { quantity, ambiguous: [first, ...others] };
  if (first) return { quantity, requested: { product_id: first.id, quantity } };
  return numbered ? { quantity, requested: { product_id: numbered.id, sku_id: line.reference, quantity } } : { quantity };
}

type LineWithCheck = MeantLine & { checked?: CheckedLine | undefined };

async function checkMeant(sql: Sql, meant: MeantLine[]): Promise<LineWithCheck[]> {
  const requested = meant.flatMap((line) => line.requested ?? []);
  const checks = await checkLines(sql, requested);
  const checksByLine = new Map(requested.map((line, place) => [line, checks[place]]));
  return meant.map((line) => ({ ...line, checked: line.requested && checksByLine.get(line.requested) }));
}

const SIMILAR = `
  select w.position, n.id as product_id, n.name, n.images[1] as cover, n.price
  from jsonb_to_recordset($1::jsonb) as w (position integer, product_id integer)
  join product p on p.id = w.product_id
  cross join lateral (
    select q.id, q.name, q.images, q.price from product_search s join product q on q.id = s.id and q.status = 'on_sale'
    where s.leaf_id = p.category_id and s.id <> p.id order by s.rank desc, s.id desc limit ${SIMILAR_MAX}) n`;
const SimilarRow = z.object({
  position: z.number(),
  product_id: Id,
  name: z.string(),
  cover: z.string().optional(),
  price: Money,
});

async function similarByPosition(sql: Sql, lines: LineWithCheck[]): Promise<Map<number, Similar>> {
  const toReplace = lines.flatMap(({ checked }, position) =>
    checked?.obstacle === "unavailable" || checked?.obstacle === "stock"
      ? [{ position, product_id: toRowId(checked.requested.product_id) }]
      : [],
  );
  if (toReplace.length === 0) return new Map();
  const values = [JSON.stringify(toReplace.slice(0, LINES_WITH_SIMILAR_MAX))];
  const byPosition = Map.groupBy(await sql.rows(SimilarRow, SIMILAR, values), ({ position }) => position);
  return new Map([...byPosition].map(([at, rows]) => [at, rows.map(({ position: _position, ...product }) => product)]));
}

const UNKNOWN = { obstacle: "unknown", reason: "No encontramos esta referencia." };
const AMBIGUOUS = { obstacle: "ambiguous", reason: "Varios productos tienen esta referencia. Elija uno." };

function toResolvedLine({ quantity, ambiguous, checked }: LineWithCheck, similar: Similar): WireLine {
  if (checked) return fromCheckedLine(checked, similar);
  if (!ambiguous) return { quantity, ...UNKNOWN };
  const meanings = ambiguous.map(({ id, name, cover, price }) => ({ product_id: id, name, cover, price }));
  return { quantity, ...AMBIGUOUS, similar: meanings };
}

function fromCheckedLine({ requested, priced, obstacle, reason }: CheckedLine, similar: Similar): WireLine {
  const { product_id, sku_id, quantity } = requested;
  const state = { ...(obstacle && { obstacle }), ...(reason !== undefined && { reason }), similar };
  // Without `priced` no product has the id. `unavailable` is for goods that were there.
  if (!priced) return { quantity, ...state, obstacle: "unknown" };
  const { weight_kg: _weight, volume_m3: _volume, shop_id: _shop, shop_name: _name, ...line } = priced;
  return { ...line, product_id, ...(sku_id !== undefined && { sku_id }), ...state };
}
