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

const SIMILAR_MAX = 3;
const LINES_WITH_SIMILAR_MAX = 40;

/** A product that a reference may mean. `isByNumber`: by the product's own number, not the supplier's reference. */
const Candidate = z.object({
  position: z.number(),
  id: Id,
  sku_id: z.string().optional(),
  isByNumber: z.boolean(),
  name: z.string(),
  cover: z.string().optional(),
  price: Money,
});
type Candidate = z.output<typeof Candidate>;

const FIND_CANDIDATES = `
  with wanted as (
    select * from jsonb_to_recordset($1::jsonb) as w (position integer, text text, number integer, reference text)
  ), found as (
    select w.position, p.id, true as is_by_number, (
      select sku->>'sku_id' from jsonb_array_elements(p.skus) sku where lower(sku->>'sku_id') = lower(w.text) limit 1) as sku_id
    from wanted w join product p on p.id = w.number
    union all
    select w.position, s.id, false, null from wanted w cross join lateral (
      select id from product_search where reference = w.reference and w.reference <> '' order by id limit ${SIMILAR_MAX}) s
  )
  select f.position, f.id, f.sku_id, f.is_by_number as "isByNumber", p.name, p.images[1] as cover, p.price
  from found f join product p on p.id = f.id order by f.position, f.id`;

const PRODUCT_NUMBER = /^(\d{1,9})(?:-[\w-]{1,40})?$/;

async function candidatesByPosition(sql: Sql, lines: WantedLine[]): Promise<Map<number, Candidate[]>> {
  const wanted = lines.flatMap((line, position) => {
    if (!("reference" in line) || !isStorable(line.reference)) return [];
    const number = toRowId(PRODUCT_NUMBER.exec(line.reference)?.[1] ?? "");
    return [{ position, text: line.reference, number, reference: normalizeReference(line.reference) }];
  });
  if (wanted.length === 0) return new Map();
  return Map.groupBy(await sql.rows(Candidate, FIND_CANDIDATES, [JSON.stringify(wanted)]), ({ position }) => position);
}

type Choice = { product: Omit<RequestedLine, "quantity"> } | { ambiguous: Candidate[] };

/** By priority: variant, product number, supplier's reference, deleted variant. Undefined without a candidate. */
function chooseProduct(reference: string, candidates: Candidate[]): Choice | undefined {
  const numbered = candidates.find(({ isByNumber }) => isByNumber);
  if (numbered?.sku_id !== undefined) return { product: { product_id: numbered.id, sku_id: numbered.sku_id } };
  if (numbered && !reference.includes("-")) return { product: { product_id: numbered.id } };
  const [first, ...others] = candidates.filter(({ isByNumber }) => !isByNumber);
  if (first) return others.length > 0 ? { ambiguous: [first, ...others] } : { product: { product_id: first.id } };
  return numbered && { product: { product_id: numbered.id, sku_id: reference } };
}

/** Undefined where the product is unknown or ambiguous. */
async function checkChosen(sql: Sql, lines: WantedLine[], choices: (Choice | undefined)[]): Promise<(CheckedLine | undefined)[]> {
  const requested = lines.map(({ quantity }, position) => {
    const choice = choices[position];
    return choice && "product" in choice ? { ...choice.product, quantity } : undefined;
  });
  const checked = await checkLines(
    sql,
    requested.filter((line) => line !== undefined),
  );
  const byRequest = new Map(checked.map((line) => [line.requested, line]));
  return requested.map((line) => line && byRequest.get(line));
}

const FIND_SIMILAR = `
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

async function similarByPosition(sql: Sql, checked: (CheckedLine | undefined)[]): Promise<Map<number, Similar>> {
  const unavailable = checked.flatMap((line, position) =>
    line?.obstacle === "unavailable" || line?.obstacle === "stock"
      ? [{ position, product_id: toRowId(line.requested.product_id) }]
      : [],
  );
  if (unavailable.length === 0) return new Map();
  const values = [JSON.stringify(unavailable.slice(0, LINES_WITH_SIMILAR_MAX))];
  const byPosition = Map.groupBy(await sql.rows(SimilarRow, FIND_SIMILAR, values), ({ position }) => position);
  return new Map([...byPosition].map(([at, rows]) => [at, rows.map(({ position: _position, ...product }) => product)]));
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

/** Answers in the order of the lines. At most three statements, however many lines there are. */
export async function resolveLines(sql: Sql, lines: WantedLine[]): Promise<z.input<typeof WantedLines.response>> {
  const candidates = await candidatesByPosition(sql, lines);
  const choices = lines.map((line, position) =>
    "reference" in line ? chooseProduct(line.reference, candidates.get(position) ?? []) : { product: line },
  );
  const checked = await checkChosen(sql, lines, choices);
  const similar = await similarByPosition(sql, checked);
  return {
    lines: lines.map(({ quantity }, position) => {
      const [line, choice] = [checked[position], choices[position]];
      if (line) return toWireLine(line, similar.get(position) ?? []);
      if (!choice || "product" in choice) return { quantity, ...UNKNOWN };
      const meanings = choice.ambiguous.map(({ id, name, cover, price }) => ({ product_id: id, name, cover, price }));
      return { quantity, ...AMBIGUOUS, similar: meanings };
    }),
  };
}
