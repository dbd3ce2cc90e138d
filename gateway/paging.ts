import { z } from "zod";
import { Count } from "../lib/contract/wire.ts";
import type { Database } from "./db/database.ts";

type Value = string | number | boolean;

/** A page as the database wants it. */
export type Page = { limit: number; offset: number };

/** The page that the calls with `currPage` ask for. */
export const pageOf = ({ currPage, pageSize }: { currPage: number; pageSize: number }): Page => ({
  limit: pageSize,
  offset: (currPage - 1) * pageSize,
});

const Total = z.object({ total: Count });

/**
 * A page of a short list with the total over all pages. `from` is everything after the columns but the order; `order`
 * must end in something unique.
 */
export async function pageFrom<T extends z.ZodType>(
  database: Database,
  row: T,
  { columns, from, order, values = [] }: { columns: string; from: string; order: string; values?: Value[] },
  { limit, offset }: Page,
): Promise<{ records: z.output<T>[]; total: number }> {
  const counted = await database.row(Total, `select count(*) as total from ${from}`, values);
  const total = counted?.total ?? 0;
  if (offset >= total) return { records: [], total };
  const text = `select ${columns} from ${from} order by ${order} limit $${values.length + 1} offset $${values.length + 2}`;
  return { records: await database.rows(row, text, [...values, limit, offset]), total };
}
