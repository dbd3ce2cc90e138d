import { ORDER_FAMILIES, type OrderFamily } from "@/lib/contract/order";
import { parseId } from "@/lib/id";

const toText = (value: unknown) => (typeof value === "string" ? value : "");

const PAGE_MAX = 100_000;

export const RANGE_FIELDS = ["from", "to", "min_total", "max_total"] as const;
type ListRange = Partial<Record<(typeof RANGE_FIELDS)[number], string>>;

const DAY = /^[1-9]\d{3}-\d\d-\d\d$/;
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

const isDay = (value: string) => DAY.test(value) && new Date(`${value}T00:00Z`).toJSON()?.startsWith(value);

/** Invalid values are ignored. */
function parseRange(query: Record<string, unknown>): ListRange {
  const named = RANGE_FIELDS.map((name) => [name, toText(query[name]).trim()] as const);
  return Object.fromEntries(
    named.filter(([name, value]) => (name === "from" || name === "to" ? isDay(value) : AMOUNT.test(value))),
  );
}

/** Both families unless one is named. */
export type ListQuery = {
  family: OrderFamily | undefined;
  team: string | undefined;
  status: string;
  keyword: string;
  range: ListRange;
  page: number;
};

export function listQuery(query: Record<string, unknown>): ListQuery {
  return {
    family: ORDER_FAMILIES.find((family) => family === query.family),
    team: parseId(query.team),
    status: toText(query.status).slice(0, 40),
    keyword: toText(query.keyword).trim().slice(0, 200),
    range: parseRange(query),
    page: Math.min(Math.max(Math.trunc(Number(query.page)) || 1, 1), PAGE_MAX),
  };
}
