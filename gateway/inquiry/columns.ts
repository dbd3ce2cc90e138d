import { z } from "zod";
import type { WantedLine } from "../../lib/contract/cart.ts";
import type { InquiryLine, PublicInquiry } from "../../lib/contract/inquiry.ts";
import { isStorable } from "../../lib/contract/storable.ts";
import type { Parameter, Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { checkLines } from "../product/line.ts";
import { notFound, refusal } from "../refusal.ts";

/** An inquiry as either form sends it: the quick one, or the long one, whose `otherFields` have no columns of their own. */
export type NewInquiry = {
  name: string;
  detail: string;
  quantity: number | null;
  unit: string;
  email: string;
  otherFields: object;
  attachments: string[];
  productId?: string | undefined;
  rfqId?: string | undefined;
  lines?: WantedLine[] | undefined;
  team?: string | undefined;
};

export function toInquiry(body: z.output<typeof PublicInquiry.body>): NewInquiry {
  const isQuickForm = "name" in body;
  if (isQuickForm) {
    const { name, detail, quantity = null, unit, email } = body;
    return { name, detail, quantity, unit, email, otherFields: {}, attachments: [] };
  }
  const { goods_name: name, goods_num: quantity, goods_unit: unit, details: detail = "", email, ...rest } = body;
  const { attachments, product_id: productId, rfq_id: rfqId, lines, team, ...otherFields } = rest;
  if (!Object.values(otherFields).every(isStorable)) throw refusal(400);
  return { name, detail, quantity, unit, email, otherFields, attachments, productId, rfqId, lines, team };
}

/** Columns from the call's body. Without goods there is no `lines`: an insert has its default, an update keeps the old value. */
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
    const { product_id, sku_id, name, cover, options, quantity, unit } = priced;
    return {
      product_id,
      ...(sku_id !== undefined && obstacle !== "variant" && { sku_id }),
      name,
      ...(cover !== undefined && { cover }),
      options,
      quantity,
      ...(unit !== undefined && { unit }),
    };
  });
}
