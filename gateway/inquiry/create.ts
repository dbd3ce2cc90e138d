import { z } from "zod";
import type { WantedLine } from "../../lib/contract/cart.ts";
import type { InquiryLine, PrivateInquiry, PublicInquiry } from "../../lib/contract/inquiry.ts";
import { isStorable } from "../../lib/contract/storable.ts";
import type { Database, Parameter, Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { lockActiveMember } from "../lock-member.ts";
import { checkLines } from "../product/line.ts";
import { notFound, refusal } from "../refusal.ts";
import { noteQuestion } from "../shop/answers.ts";
import { claimUploads, transferUploads } from "../upload/store.ts";
import { notifyOfReceipt } from "./notifications.ts";
import { type InquiryOwner, lockTeam } from "./owner.ts";

export type InquiryFields = z.output<typeof PublicInquiry.body>;
type ShopInquiryFields = Extract<z.output<typeof PrivateInquiry.body>, { shop_id: string }>;

export const createInquiry = (database: Database, body: InquiryFields, personId: number | null) =>
  database.transaction((sql) => insertInquiry(sql, toInquiry(body), personId));

export const askShop = (database: Database, { shop_id: shopId, ...body }: ShopInquiryFields, personId: number) =>
  database.transaction(async (sql) => insertInquiry(sql, toInquiry(body), personId, await findShop(sql, shopId)));

const Shop = z.object({ id: z.number(), name: z.string() });

async function findShop(sql: Sql, shopId: string) {
  const shop = await sql.row(Shop, "select id, name from shop where id = $1 and status = 'open'", [toRowId(shopId)]);
  if (!shop) throw notFound("No encontramos esa tienda.");
  return shop;
}

const Created = z.object({ id: z.number() });

const insertStatement = (columns: string[]) => `
  insert into inquiry (${columns.join(", ")}) values (${columns.map((_, index) => `$${index + 1}`).join(", ")}) returning id`;

async function insertInquiry(sql: Sql, inquiry: NewInquiry, personId: number | null, shop?: z.output<typeof Shop>) {
  const owner = inquiry.team === undefined ? { ownerId: personId } : await lockTeam(sql, personId, inquiry.team);
  if (personId !== null) await lockActiveMember(sql, personId);
  await attachUploads(sql, owner, inquiry.attachments);
  const columns = {
    ...(await columnsFor(sql, inquiry)),
    member_id: owner.ownerId,
    asked_by: owner.personId ?? null,
    shop_id: shop?.id ?? null,
    shop_name: shop?.name ?? null,
  };
  const created = await sql.row(Created, insertStatement(Object.keys(columns)), Object.values(columns));
  if (!created) throw new Error("the insert returned no row");
  if (personId !== null) await notifyOfReceipt(sql, personId, { id: created.id, name: inquiry.name });
  if (shop) await noteQuestion(sql, { kind: "request", id: created.id }, { shopId: shop.id, memberId: personId });
  return { id: String(created.id) };
}

export async function attachUploads(sql: Sql, { ownerId, personId }: InquiryOwner, paths: string[]) {
  await claimUploads(sql, personId ?? ownerId, paths);
  if (personId !== undefined) await transferUploads(sql, ownerId, paths);
}

/** What the quick or the long form asks for. `otherFields`: fields of the long form that column `asked` holds. */
export type NewInquiry = {
  name: string;
  detail: string;
  quantity: number | null;
  unit: string;
  email: string;
  otherFields: object;
  attachments: string[];
  productId?: string | undefined;
  lines?: WantedLine[] | undefined;
  team?: string | undefined;
};

export function toInquiry(body: InquiryFields): NewInquiry {
  const isQuickForm = "name" in body;
  if (isQuickForm) {
    const { name, detail, quantity = null, unit, email } = body;
    return { name, detail, quantity, unit, email, otherFields: {}, attachments: [] };
  }
  const { goods_name: name, goods_num: quantity, goods_unit: unit, details: detail = "", email, ...rest } = body;
  const { attachments, product_id: productId, rfq_id: _, lines, team, ...otherFields } = rest;
  // jsonb refuses lone surrogates with a code (22P02) that other errors have too.
  if (!Object.values(otherFields).every(isStorable)) throw refusal(400);
  return { name, detail, quantity, unit, email, otherFields, attachments, productId, lines, team };
}

/** Values by column. Without wanted lines, `lines` is left out: an insert takes its default, an update keeps the old value. */
export async function columnsFor(sql: Sql, inquiry: NewInquiry): Promise<Record<string, Parameter>> {
  const { name, detail, quantity, unit, email, otherFields, attachments, productId, lines: wanted } = inquiry;
  const product = await findProduct(sql, productId);
  const lines = wanted && (await toInquiryLines(sql, wanted));
  return {
    name,
    detail,
    quantity,
    unit,
    email,
    asked: JSON.stringify(otherFields),
    attachments,
    product_id: product?.id ?? null,
    cover: product?.cover ?? lines?.find((line) => line.cover !== undefined)?.cover ?? null,
    ...(lines && { lines: JSON.stringify(lines) }),
  };
}

const Product = z.object({ id: z.number(), cover: z.string().optional() });

async function findProduct(sql: Sql, productId: string | undefined) {
  if (productId === undefined) return undefined;
  const product = await sql.row(Product, "select id, images[1] as cover from product where id = $1", [toRowId(productId)]);
  if (!product) throw notFound("No encontramos ese producto.");
  return product;
}

async function toInquiryLines(sql: Sql, wanted: WantedLine[]): Promise<InquiryLine[]> {
  const checked = await checkLines(sql, wanted);
  return checked.map(({ priced, obstacle }) => {
    if (!priced) throw notFound("No encontramos ese producto.");
    const isVariantGone = obstacle === "variant";
    const { product_id, sku_id, name, cover, options, quantity, unit } = priced;
    return {
      product_id,
      ...(sku_id !== undefined && !isVariantGone && { sku_id }),
      name,
      ...(cover !== undefined && { cover }),
      options,
      quantity,
      ...(unit !== undefined && { unit }),
    };
  });
}
