import { z } from "zod";
import { Count } from "../lib/contract/wire.ts";
import type { Database } from "./db/database.ts";

type Value = string | number | boolean | null;

export type Page = { limit: number; offset: number };

export const toPage = ({ currPage, pageSize }: { currPage: number; pageSize: number }): Page => ({
  limit: pageSize,
  offset: (currPage - 1) * pageSize,
});

const Total = z.object({ total: Count });
const WithTotal = z.looseObject({ totalOfAll: Count });

type ListStatement = {
  /** What `rows` and `total` both read: `with … as (…)`. */
  ctes?: string;
  /** The rows of one page: `window` is their `limit … offset …`; the order must be unique. */
  rows: (window: string) => string;
  total: string;
  values: Value[];
};

/** A page of a list and its total in one statement; beyond the last page a second one reads the total. */
export async function readListPage<T extends z.ZodType>(
  database: Database,
  row: T,
  { ctes = "", rows, total, values }: ListStatement,
  { limit, offset }: Page,
): Promise<{ records: z.output<T>[]; total: number }> {
  const window = `limit $${values.length + 1} offset $${values.length + 2}`;
  const text = `${ctes} select page.*, (${total}) as "totalOfAll" from (${rows(window)}) page`;
  const found = await database.rows(WithTotal, text, [...values, limit, offset]);
  if (found[0]) return { records: found.map((record) => row.parse(record)), total: found[0].totalOfAll };
  const counted = offset > 0 ? await database.row(Total, `${ctes} select (${total}) as total`, values) : undefined;
  return { records: [], total: counted?.total ?? 0 };
}

/** `readListPage` for rows and total that have the same `from`: tables and conditions. The order must be unique. */
export const readListPageFrom = <T extends z.ZodType>(
  database: Database,
  row: T,
  { columns, from, order, values = [] }: { columns: string; from: string; order: string; values?: Value[] },
  page: Page,
) =>
  readListPage(
    database,
    row,
    {
      rows: (window) => `select ${columns} from ${from} order by ${order} ${window}`,
      total: `select count(*) from ${from}`,
      values,
    },
    page,
  );
