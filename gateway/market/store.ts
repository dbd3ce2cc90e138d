import { Exhibition, Industry, Market } from "../../lib/contract/market.ts";
import type { Database } from "../db/database.ts";
import { type Page, readListPageFrom } from "../paging.ts";

export const listMarkets = async (database: Database) => ({
  data: await database.rows(Market, "select key, name, img, plan, shops, east from market order by position, key"),
});

export const listIndustries = async (database: Database) => ({
  data: await database.rows(
    Industry,
    `select i.id, i.name, i.market, i.floor from industry i
     left join market m on m.key = replace(i.market, '-East', '')
     order by m.position, i.market, i.floor, i.position, i.id`,
  ),
});

export const listExhibitions = (database: Database, page: Page) =>
  readListPageFrom(
    database,
    Exhibition,
    {
      columns: "id, name, img, place, starts_at, ends_at, summary",
      from: "exhibition",
      order: "ends_at < now(), abs(extract(epoch from starts_at - now())), id",
    },
    page,
  );
