import { z } from "zod";
import type { InquiryLine } from "../../lib/contract/inquiry.ts";
import type { Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { Candidate } from "./candidates.ts";
import { type OfferRequest, offersFor } from "./offers.ts";

const SHOPS_A_LINE = 3;
const LOOKED_AT = 12;

const Placed = Candidate.extend({ line: z.number() });

// The line's own product first, then the best of its kind.
const CANDIDATES = `
  with asked as (select * from jsonb_to_recordset($1::jsonb) as w (line integer, product_id integer)),
  chosen as (
    select line, product_id as id, 0 as nearness, 0 as rank from asked
    union all
    select a.line, n.id, 1, n.rank from asked a join product_search d on d.id = a.product_id
    cross join lateral (
      select id, rank from product_search s where s.kind_id = d.kind_id and s.shop_id <> d.shop_id
      order by rank desc, id desc limit ${LOOKED_AT}) n
  )
  select c.line, p.id as product_id, p.name as product_name, p.shop_id, s.name as shop_name, p.images[1] as picture, p.price, p.tiers,
    p.min_quantity, p.step, p.unit, p.attributes
  from chosen c join product p on p.id = c.id and p.status = 'on_sale' and p.price > 0
  join shop s on s.id = p.shop_id and s.status = 'open'
  order by c.line, c.nearness, c.rank desc, p.id desc`;

function ofDifferentShops(candidates: Candidate[]): Candidate[] {
  const byShop = new Map<number, Candidate>();
  for (const candidate of candidates) if (!byShop.has(candidate.shop_id)) byShop.set(candidate.shop_id, candidate);
  return [...byShop.values()].slice(0, SHOPS_A_LINE);
}

type Asked = { lines: InquiryLine[]; shop_id?: number | undefined } & Pick<OfferRequest, "trade_terms" | "created_at">;

/** Offers for each line, of one shop where only it was asked, in order of arrival. One statement for all lines. */
export async function lineOffers(sql: Sql, { lines, shop_id: shopId, trade_terms, created_at }: Asked) {
  const asked = lines.map(({ product_id }, line) => ({ line, product_id: toRowId(product_id) }));
  const found = await sql.rows(Placed, CANDIDATES, [JSON.stringify(asked)]);
  const byLine = Map.groupBy(
    found.filter(({ shop_id }) => shopId === undefined || shop_id === shopId),
    ({ line }) => line,
  );
  const offers = lines.flatMap(({ name, quantity, unit = "Piece" }, line) =>
    offersFor({ name, quantity, unit, trade_terms, created_at }, ofDifferentShops(byLine.get(line) ?? [])).map((offer) => ({
      ...offer,
      line,
    })),
  );
  return offers.toSorted((one, other) => Date.parse(one.arrives_at) - Date.parse(other.arrives_at));
}
