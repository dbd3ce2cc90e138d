import { z } from "zod";
import { Count } from "../lib/contract/wire.ts";
import type { Database } from "./db/database.ts";

type Value = string | number | boolean;

/** A page as the database wants it. */
export type Page = { limit: number; offset: number };

/** The page that the calls with `currPage` ask for. */
export const toPage = ({ currPage, pageSize }: { currPage: number; pageSize: number }): Page => ({
  limit: pageSize,
  offset: (currPage - 1) * pageSize,
});

const Total = z.object({ total: Count });
const Beside = z.looseObject({ total_of_all: Count });

type PageStatements = {
  /** Before the statement: `with ...`. */
  head?: string;
  /** The rows of a window (`limit .. offset ..`), in an order that ends in something unique. */
  rows: (window: string) => string;
  /** How many rows there are over all pages. */
  total: string;
  values: Value[];
};

/**
 * A page with the total over all pages, in one statement: the total stands beside every row. A page behind the last one
 * has no row that could tell it, so it is asked for.
 */
export async function pageWith<T extends z.ZodType>(
  database: Database,
  row: T,
  { head = "", rows, total, values }: PageStatements,
  { limit, offset }: Page,
): Promise<{ records: z.output<T>[]; total: number }> {
  const window = `limit $${values.length + 1} offset $${values.length + 2}`;
  const text = `${head} select page.*, (${total}) as total_of_all from (${rows(window)}) page`;
  const found = await database.rows(Beside, text, [...values, limit, offset]);
  if (found[0]) return { records: found.map((record) => row.parse(record)), total: found[0].total_of_all };
  const counted = offset > 0 ? await database.row(Total, `${head} select (${total}) as total`, values) : undefined;
  return { records: [], total: counted?.total ?? 0 };
}

/** A page of a short list. `from` is everything after the columns but the order, which must end in something unique. */
export const pageFrom = <T extends z.ZodType>(
  database: Database,
  row: T,
  { columns, from, order, values = [] }: { columns: string; from: string; order: string; values?: Value[] },
  page: Page,
) =>
  pageWith(
    database,
    row,
    {
      rows: (window) => `select ${columns} from ${from} order by ${order} ${window}`,
      total: `select count(*) from ${from}`,
      values,
    },
    page,
  );
