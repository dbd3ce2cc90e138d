import { z } from "zod";
import type { PrivateInquiry, PublicInquiry } from "../../lib/contract/inquiry.ts";
import type { Database, Sql } from "../db/database.ts";
import { refusal } from "../errors.ts";
import { numberOf } from "../identifier.ts";
import { Refusal, unknown } from "../refusal.ts";
import { claimUploads, releaseUploads } from "../upload/store.ts";
import { NO_INQUIRY } from "./store.ts";

type Asked = z.output<typeof PublicInquiry.body>;
type AskedOfShop = Extract<z.output<typeof PrivateInquiry.body>, { shop_id: string }>;

const Created = z.object({ id: z.number() });

/** The request as it is kept: what both forms have in columns, the rest as it was given. */
type Kept = {
  name: string;
  detail: string;
  quantity: number | null;
  unit: string;
  email: string;
  asked: object;
  attachments: string[];
  productId?: string | undefined;
  rfqId?: string | undefined;
};

function keptFrom(body: Asked): Kept {
  if ("name" in body) {
    const { name, detail, quantity = null, unit, email } = body;
    return { name, detail, quantity, unit, email, asked: {}, attachments: [] };
  }
  const { goods_name: name, goods_num: quantity, goods_unit: unit, details: detail = "", email, ...rest } = body;
  const { attachments, product_id: productId, rfq_id: rfqId, ...asked } = rest;
  if (!Object.values(asked).every(isStorable)) throw refusal(400);
  return { name, detail, quantity, unit, email, asked, attachments, productId, rfqId };
}

/** Texts that no JSON column can hold: with NUL, or with half of a surrogate pair. */
const isStorable = (value: unknown) => typeof value !== "string" || (value.isWellFormed() && !value.includes("\u0000"));

const Product = z.object({ id: z.number(), cover: z.string().optional() });

async function productOf(sql: Sql, productId: string | undefined) {
  if (productId === undefined) return undefined;
  const product = await sql.row(Product, "select id, images[1] as cover from product where id = $1", [numberOf(productId)]);
  if (!product) throw unknown("No encontramos ese producto.");
  return product;
}

const Shop = z.object({ id: z.number(), name: z.string() });

async function shopOf(sql: Sql, shopId: string) {
  const shop = await sql.row(Shop, "select id, name from shop where id = $1 and status = 'open'", [numberOf(shopId)]);
  if (!shop) throw unknown("No encontramos esa tienda.");
  return shop;
}

const valuesOf = (
  { name, detail, quantity, unit, email, asked, attachments }: Kept,
  product: z.output<typeof Product> | undefined,
) => [name, detail, quantity, unit, email, JSON.stringify(asked), attachments, product?.id ?? null, product?.cover ?? null];

const INSERT = `
  insert into inquiry (name, detail, quantity, unit, email, asked, attachments, product_id, cover, member_id, shop_id, shop_name)
  values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10, $11, $12) returning id`;

async function insert(sql: Sql, kept: Kept, memberId: number | null, shop?: z.output<typeof Shop>) {
  await claimUploads(sql, memberId, kept.attachments);
  const product = await productOf(sql, kept.productId);
  const values = [...valuesOf(kept, product), memberId, shop?.id ?? null, shop?.name ?? null];
  const created = await sql.row(Created, INSERT, values);
  if (!created) throw new Error("an inserted request has no number");
  return { id: String(created.id) };
}

const Open = z.object({ id: z.number(), attachments: z.array(z.string()), is_open: z.boolean() });

const LOCK = `
  select i.id, i.attachments,
    i.status = 'open' or (i.status = 'quoted' and not exists (
      select from offer o where o.inquiry_id = i.id and o.arrives_at <= now())) as is_open
  from inquiry i where i.id = $1 and i.member_id = $2 for update`;

const UPDATE = `
  update inquiry set name = $1, detail = $2, quantity = $3, unit = $4, email = $5, asked = $6::jsonb, attachments = $7,
    product_id = $8, cover = $9, status = 'open', answered_at = null
  where id = $10`;

/** Fills in an own request that nobody has answered yet: a quick one grows into a full one. */
async function complete(sql: Sql, kept: Kept, memberId: number | null, rfqId: string) {
  const found = await sql.row(Open, LOCK, [numberOf(rfqId), memberId]);
  if (!found) throw unknown(NO_INQUIRY);
  if (!found.is_open) throw new Refusal(422, "Esta solicitud ya tiene respuesta y no se puede cambiar. Cree una nueva.");
  const added = kept.attachments.filter((path) => !found.attachments.includes(path));
  await claimUploads(sql, memberId, added);
  await releaseUploads(
    sql,
    found.attachments.filter((path) => !kept.attachments.includes(path)),
  );
  await sql.run("delete from offer where inquiry_id = $1", [found.id]);
  await sql.run(UPDATE, [...valuesOf(kept, await productOf(sql, kept.productId)), found.id]);
  return { id: String(found.id) };
}

/** Keeps a request for quotation of a member, or of a guest (`memberId` null). */
export async function createInquiry(database: Database, body: Asked, memberId: number | null) {
  const kept = keptFrom(body);
  const { rfqId } = kept;
  return database.transaction((sql) =>
    rfqId === undefined ? insert(sql, kept, memberId) : complete(sql, kept, memberId, rfqId),
  );
}

/** Keeps a request that goes to one shop alone. */
export async function askShop(database: Database, { shop_id: shopId, ...body }: AskedOfShop, memberId: number) {
  return database.transaction(async (sql) => insert(sql, keptFrom(body), memberId, await shopOf(sql, shopId)));
}
