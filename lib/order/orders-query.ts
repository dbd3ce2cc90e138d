import { KEYWORD_LENGTH_MAX } from "@/lib/contract/limits";
import { ORDER_FAMILIES, ORDER_STATUSES, type OrderFamily } from "@/lib/contract/order";
import { parseId } from "@/lib/id";
import { pageNumber } from "@/lib/search-params";

const toText = (value: unknown) => (typeof value === "string" ? value : "");

export const RANGE_FIELDS = ["from", "to", "min_total", "max_total"] as const;
type OrdersRange = Partial<Record<(typeof RANGE_FIELDS)[number], string>>;

const DAY = /^[1-9]\d{3}-\d\d-\d\d$/;
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

const isDay = (value: string) => DAY.test(value) && new Date(`${value}T00:00Z`).toJSON()?.startsWith(value);

/** Invalid values are ignored. */
function parseRange(query: Record<string, unknown>): OrdersRange {
  const values = RANGE_FIELDS.map((name) => [name, toText(query[name]).trim()] as const);
  return Object.fromEntries(
    values.filter(([name, value]) => (name === "from" || name === "to" ? isDay(value) : AMOUNT.test(value))),
  );
}

export function invertedFields({ from, to, min_total: min, max_total: max }: OrdersRange): ("to" | "max_total")[] {
  return [
    ...(from && to && to < from ? (["to"] as const) : []),
    ...(min && max && Number(max) < Number(min) ? (["max_total"] as const) : []),
  ];
}

/** Which orders a page or its CSV shows. `family`: undefined for both. `status`, `keyword`: empty for any. */
export type OrdersQuery = {
  family: OrderFamily | undefined;
  team: string | undefined;
  status: string;
  keyword: string;
  range: OrdersRange;
  page: number;
};

export function parseOrdersQuery(query: Record<string, unknown>): OrdersQuery {
  return {
    family: ORDER_FAMILIES.find((family) => family === query.family),
    team: parseId(query.team),
    status: ORDER_STATUSES.find((status) => status === query.status) ?? "",
    keyword: toText(query.keyword).trim().slice(0, KEYWORD_LENGTH_MAX),
    range: parseRange(query),
    page: pageNumber(query.page),
  };
}
