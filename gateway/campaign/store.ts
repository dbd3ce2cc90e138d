import type { z } from "zod";
import { type ActiveSearch, Campaign } from "../../lib/contract/campaign.ts";
import { Category } from "../../lib/contract/category.ts";
import type { Database } from "../db/database.ts";
import { searchProducts } from "../product/search.ts";
import { notFound } from "../refusal.ts";

const DETAIL = "select id, code as active_code, name, summary, img, starts_at, ends_at from campaign where code = $1";

export async function campaignDetail(database: Database, code: string) {
  const campaign = await database.row(Campaign, DETAIL, [code]);
  if (!campaign) throw notFound("No encontramos esa campaña.");
  return campaign;
}

/** Products of a campaign, by default in the campaign's order; 404 for an unknown code. */
export async function campaignGoods(database: Database, { active_code, ...filter }: z.output<typeof ActiveSearch.query>) {
  await campaignDetail(database, active_code);
  return searchProducts(database, { ...filter, activeCode: active_code });
}

const TOP_CATEGORIES = `
  select c.id, c.name, c.img, count(*) as total from campaign_search g join category c on c.id = g.top_id
  where g.code = $1 group by c.id order by count(*) desc, c.position, c.id`;

export async function campaignCategories(database: Database, code: string) {
  await campaignDetail(database, code);
  return { data: await database.rows(Category, TOP_CATEGORIES, [code]) };
}
