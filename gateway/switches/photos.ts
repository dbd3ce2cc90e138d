import { z } from "zod";
import { FileUrl } from "../../lib/contract/wire.ts";
import type { Database } from "../db/database.ts";
import { addPhotos } from "../order/papers.ts";
import { claimUploads } from "../upload/store.ts";

export const Photos = z.object({
  photos: z
    .array(z.object({ url: FileUrl, alt: z.string().max(300) }))
    .min(1)
    .max(20),
});

const Order = z.object({ id: z.number(), orderNo: z.string(), memberId: z.number() });
const FIND = `select id, order_no as "orderNo", member_id as "memberId" from member_order where order_no = $1`;

/** False for an unknown order. Throws 422 for files of other members. */
export const attachPhotos = (database: Database, orderNo: string, { photos }: z.output<typeof Photos>): Promise<boolean> =>
  database.transaction(async (sql) => {
    const order = await sql.row(Order, FIND, [orderNo]);
    if (!order) return false;
    const orderPhotos = photos.map(({ url, alt }) => ({ path: url, alt }));
    await claimUploads(
      sql,
      order.memberId,
      orderPhotos.map(({ path }) => path),
    );
    await addPhotos(sql, order, orderPhotos);
    return true;
  });
