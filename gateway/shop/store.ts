import { z } from "zod";
import { Factory, FactoryCard, ShopDetail, ShopPage, Video } from "../../lib/contract/shop.ts";
import { Id } from "../../lib/contract/wire.ts";
import type { Database } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { type Page, readListPageFrom } from "../paging.ts";
import { gone, notFound } from "../refusal.ts";
import { readAnswers } from "./answers.ts";
import { SHOP_CARD_JOINS, SHOP_LIST_COLUMNS } from "./card.ts";

const State = z.object({ id: z.number(), status: z.string() });

async function requireOpenShop(database: Database, shopId: string): Promise<number> {
  const id = toRowId(shopId);
  const shop = id === null ? undefined : await database.row(State, "select id, status from shop where id = $1", [id]);
  if (!shop) throw notFound("No encontramos esa tienda.");
  if (shop.status === "closed") throw gone("Esta tienda cerró.");
  return shop.id;
}

async function readOpenShop<T extends z.ZodType>(database: Database, shopId: string, row: T, text: string): Promise<z.output<T>> {
  const found = await database.row(row, text, [await requireOpenShop(database, shopId)]);
  if (found === undefined) throw notFound("No encontramos esa tienda.");
  return found;
}

const DETAIL = `
  select s.id, s.name, s.cover, s.location, s.district, c.name as trade, s.since, s.factory, s.status, s.total, s.updated_at
  from shop s left join category c on c.id = s.trade_id where s.id = $1`;

export async function shopDetail(database: Database, shopId: string) {
  const shop = await readOpenShop(database, shopId, ShopDetail, DETAIL);
  return { ...shop, answers: await readAnswers(database, Number(shop.id)) };
}

const FACTORY = `
  select id, address, licence_images as "businessLicenseList", name as "factoryName", introduction as introduce,
    main_images as "mainPicList", secondary_images as "secondaryPicList"
  from shop where id = $1`;

export const factoryDetail = (database: Database, shopId: string) => readOpenShop(database, shopId, Factory, FACTORY);

const PAGE_COLUMNS = `
  id, about_images as "aboutUsList", contacts, email, main_images as "factoryPicsList", header_images as "headerList",
  introduction, name, showcase_images as "showcaseList", telephone`;

export const shopPage = (database: Database, shopId: string) =>
  readOpenShop(database, shopId, ShopPage, `select ${PAGE_COLUMNS} from shop where id = $1`);

export const listShopPages = (database: Database, page: Page) =>
  readListPageFrom(
    database,
    ShopPage,
    { columns: PAGE_COLUMNS, from: "shop where status = 'open'", order: "rank desc, id desc" },
    page,
  );

const SELECTED = `
  select ${SHOP_LIST_COLUMNS} from (
    select * from shop where status = 'open' and factory order by rank desc, id desc limit $1
  ) s ${SHOP_CARD_JOINS} order by s.rank desc, s.id desc`;

export const listSelectedFactories = async (database: Database, size: number) => ({
  records: await database.rows(FactoryCard, SELECTED, [size]),
});

const Nation = z.object({ id: Id, name: z.string() });

export const listNations = async (database: Database) => ({
  data: await database.rows(Nation, "select id, name from nation order by id"),
});

const VIDEO_COLUMNS = `id, path as "videoPath", cover, name, duration, shop_id`;

export const listVideos = (database: Database, page: Page) =>
  readListPageFrom(database, Video, { columns: VIDEO_COLUMNS, from: "video", order: "position, id" }, page);
