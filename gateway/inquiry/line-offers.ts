import { z } from "zod";
import type { InquiryLine } from "../../lib/contract/inquiry.ts";
import type { Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { OfferCandidate } from "./candidates.ts";
import { type OfferRequest, simulateOffers } from "./simulated-offers.ts";

const SHOPS_PER_LINE = 3;
const SIMILAR_PER_LINE = 12;

type LinesRequest = { lines: InquiryLine[]; shop_id?: number | undefined } & Pick<OfferRequest, "trade_terms" | "created_at">;

const LineCandidate = OfferCandidate.extend({ line: z.number() });

// The line's own product first, then the best of its kind in other shops.
const CANDIDATES = `
  with wanted as (select * from jsonb_to_recordset($1::jsonb) as w (line integer, product_id integer)),
  chosen as (
    select line, product_id as id, 0 as nearness, 0 as rank from wanted
    union all
    select w.line, n.id, 1, n.rank from wanted w join product_search d on d.id = w.product_id
    cross join lateral (
      select id, rank from product_search s where s.kind_id = d.kind_id and s.shop_id <> d.shop_id
      order by rank desc, id desc limit ${SIMILAR_PER_LINE}) n
  )
  select c.line, p.id as product_id, p.name as product_name, p.shop_id, s.name as shop_name, p.images[1] as picture, p.price, p.tiers,
    p.min_quantity, p.step, p.unit, p.attributes
  from chosen c join product p on p.id = c.id and p.status = 'on_sale' and p.price > 0
  join shop s on s.id = p.shop_id and s.status = 'open'
  order by c.line, c.nearness, c.rank desc, p.id desc`;

/** Offers for all lines in order of arrival; if the inquiry names a shop, only offers of that shop. */
export async function lineOffers(sql: Sql, { lines, shop_id: onlyShop, trade_terms, created_at }: LinesRequest) {
  const wanted = lines.map(({ product_id }, line) => ({ line, product_id: toRowId(product_id) }));
  const candidates = await sql.rows(LineCandidate, CANDIDATES, [JSON.stringify(wanted)]);
  const byLine = Map.groupBy(
    candidates.filter(({ shop_id }) => onlyShop === undefined || shop_id === onlyShop),
    ({ line }) => line,
  );
  const offers = lines.flatMap(({ name, quantity, unit = "Piece" }, line) => {
    const request = { name, quantity, unit, trade_terms, created_at };
    return simulateOffers(request, firstOfEachShop(byLine.get(line) ?? [])).map((offer) => ({ ...offer, line }));
  });
  return offers.toSorted((one, other) => Date.parse(one.arrives_at) - Date.parse(other.arrives_at));
}

function firstOfEachShop(candidates: OfferCandidate[]): OfferCandidate[] {
  const byShop = new Map<number, OfferCandidate>();
  for (const candidate of candidates) if (!byShop.has(candidate.shop_id)) byShop.set(candidate.shop_id, candidate);
  return [...byShop.values()].slice(0, SHOPS_PER_LINE);
}
