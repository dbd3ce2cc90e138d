import { CART_LINES_MAX, QUANTITY_MAX } from "../../lib/contract/limits.ts";
import { lineKey } from "../../lib/contract/line-key.ts";
import { quantityObstacle } from "../../lib/contract/quantity.ts";
import type { Database } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { lockActiveMember } from "../lock-member.ts";
import {
  type CheckedLine,
  checkLines,
  checkMergedLines,
  type PricedLine,
  type RefusedLine,
  type RequestedLine,
  sampleLimitText,
  toRefusedLine,
} from "../product/line.ts";
import { TOO_MANY_TEXT } from "../product/line-obstacle.ts";
import { notFound, Refusal } from "../refusal.ts";
import { cartRows, readCart, toRequestedLine, toSeenProduct } from "./cart.ts";

const NO_LINE_TEXT = "Esa línea ya no está en su carrito.";
const FULL_TEXT = `El carrito admite hasta ${CART_LINES_MAX} líneas. Haga un pedido o retire algunas para agregar más.`;

// Adding a line again replaces its `seen`, which then has today's price. A line that was removed in the last ten minutes keeps its `seen`: the removal is undone.
const ADD = `
  insert into cart_line (member_id, product_id, sku_id, quantity, seen)
  select $1, product_id, sku_id, quantity, seen
  from jsonb_to_recordset($2::jsonb) as w (product_id integer, sku_id text, quantity integer, seen jsonb)
  on conflict (member_id, product_id, sku_id) do update set
    quantity = case when cart_line.removed_at is null
      then cart_line.quantity + excluded.quantity else excluded.quantity end,
    seen = case when cart_line.removed_at > now() - interval '10 minutes' then cart_line.seen else excluded.seen end,
    removed_at = null`;

/** Adds the quantities of lines to those in the cart. Returns the cart and the lines that were refused. */
export const addLines = (database: Database, memberId: number, lines: RequestedLine[]) =>
  database.transaction(async (sql) => {
    await lockActiveMember(sql, memberId);
    const inCart = new Map((await cartRows(sql, memberId)).map((line) => [lineKey(toRequestedLine(line)), line.quantity]));
    const { accepted, refused } = splitLines(await checkMergedLines(sql, lines), inCart);
    const rows = accepted.flatMap(({ priced }) =>
      priced
        ? [{ product_id: priced.product_id, sku_id: priced.sku_id ?? "", quantity: priced.quantity, seen: toSeenProduct(priced) }]
        : [],
    );
    await sql.run(ADD, [memberId, JSON.stringify(rows)]);
    return { ...(await readCart(sql, memberId)), refused };
  });

const UPDATE = `
  update cart_line c set quantity = w.quantity from jsonb_to_recordset($2::jsonb) as w (id integer, quantity integer)
  where c.id = w.id and c.member_id = $1 and c.removed_at is null`;

/** Changes all or none. 404 for a missing line, 422 for an invalid quantity. */
export const updateLines = (database: Database, memberId: number, lines: { id: string; quantity: number }[]) =>
  database.transaction(async (sql) => {
    await lockActiveMember(sql, memberId);
    const quantities = new Map(lines.map(({ id, quantity }) => [toRowId(id), quantity]));
    const rows = [...quantities].map(([id, quantity]) => ({ id, quantity }));
    if ((await sql.run(UPDATE, [memberId, JSON.stringify(rows)])) !== rows.length) throw notFound(NO_LINE_TEXT);
    const changed = (await cartRows(sql, memberId)).filter(({ id }) => quantities.has(id));
    const invalid = (await checkLines(sql, changed.map(toRequestedLine))).find(
      ({ obstacle }) => isOfQuantity(obstacle) || obstacle === "maximum",
    );
    if (invalid) throw new Refusal(422, `${invalid.name ?? ""}: ${invalid.reason ?? ""}`);
    return readCart(sql, memberId);
  });

export const removeLines = (database: Database, memberId: number, ids: string[]) =>
  database.transaction(async (sql) => {
    await lockActiveMember(sql, memberId);
    const rows = [...new Set(ids.map(toRowId))].map((id) => ({ id }));
    const existing = await sql.run(
      `update cart_line c set removed_at = coalesce(removed_at, now()) from jsonb_to_recordset($2::jsonb) as w (id integer)
       where c.id = w.id and c.member_id = $1`,
      [memberId, JSON.stringify(rows)],
    );
    if (existing !== rows.length) throw notFound(NO_LINE_TEXT);
    return readCart(sql, memberId);
  });

export const removeAll = (database: Database, memberId: number) =>
  database.transaction(async (sql) => {
    await lockActiveMember(sql, memberId);
    await sql.run("update cart_line set removed_at = now() where member_id = $1 and removed_at is null", [memberId]);
    return readCart(sql, memberId);
  });

const isOfQuantity = (obstacle: CheckedLine["obstacle"]) => obstacle === "minimum" || obstacle === "step";

const isOrderable = (quantity: number, { min_quantity, step }: PricedLine) =>
  quantityObstacle(quantity, { minimum: min_quantity, step }) === undefined;

/** Splits lines into accepted and refused ones. The quantity that the cart already has counts towards minimum, step and limits. */
function splitLines(checked: CheckedLine[], inCart: ReadonlyMap<string, number>) {
  const accepted: CheckedLine[] = [];
  const refused: RefusedLine[] = [];
  const quantities = new Map(inCart);
  for (const line of checked) {
    const { priced, obstacle, requested } = line;
    const key = lineKey(priced ?? requested);
    const total = (quantities.get(key) ?? 0) + requested.quantity;
    const isMetByTotal = isOfQuantity(obstacle) && priced && isOrderable(total, priced);
    if (!priced || (obstacle && !isMetByTotal)) refused.push(toRefusedLine(line));
    else if (total > (priced.max_quantity ?? QUANTITY_MAX))
      refused.push(toRefusedLine({ ...line, reason: priced.is_sample ? sampleLimitText(priced.max_quantity) : TOO_MANY_TEXT }));
    else if (!quantities.has(key) && quantities.size >= CART_LINES_MAX)
      refused.push(toRefusedLine({ ...line, reason: FULL_TEXT }));
    else {
      quantities.set(key, total);
      accepted.push(line);
    }
  }
  return { accepted, refused };
}
