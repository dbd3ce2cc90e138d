import { z } from "zod";
import type { Sql } from "../db/database.ts";
import type { NoticeContent, OrderFacts } from "../notice/content.ts";
import { createNotice } from "../notice/create.ts";
import { readersOfOrder } from "../team/readers.ts";

const Facts = z.object({
  totalCents: z.coerce.number(),
  cover: z.string().optional(),
  lines: z.array(
    z.object({
      name: z.string(),
      options: z.record(z.string(), z.string()),
      quantity: z.number(),
      unit: z
        .string()
        .nullable()
        .transform((unit) => unit ?? undefined),
      totalCents: z.number(),
    }),
  ),
});

const FACTS = `
  select o.total_cents as "totalCents", o.cover,
    (select json_agg(json_build_object('name', l.name, 'options', l.options, 'quantity', l.quantity, 'unit', l.unit,
      'totalCents', l.total_cents) order by l.position) from order_line l where l.order_id = o.id) as lines
  from member_order o where o.order_no = $1`;

type OrderReference = { memberId: number; orderNo: string; doneBy?: number };

/** Notifies `recipients`, by default the order's readers (readers.ts). `occurrence` tells repeated events of an order apart. For `doneBy` the notice is stored as read. */
export async function notifyOfOrder(
  sql: Sql,
  { memberId, orderNo, doneBy }: OrderReference,
  write: (order: OrderFacts) => NoticeContent,
  occurrence = "",
  recipients?: number[],
): Promise<void> {
  const facts = await sql.row(Facts, FACTS, [orderNo]);
  if (!facts) return;
  for (const reader of recipients ?? (await readersOfOrder(sql, { memberId, orderNo }))) {
    const key = reader === memberId ? occurrence : [occurrence, reader].filter(Boolean).join(" ");
    const notice = write({ orderNo, ...facts });
    await createNotice(sql, reader, { about: orderNo, occurrence: key, notice, isOwnAct: reader === doneBy });
  }
}
