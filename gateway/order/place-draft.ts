import type { z } from "zod";
import type { LegacyOrderStore } from "../../lib/contract/legacy-order.ts";
import type { Database } from "../db/database.ts";
import type { JobTimes } from "../job-times.ts";
import { takeDraft } from "./drafts.ts";
import { placeOrder } from "./place.ts";

type LegacyOrderFields = z.output<typeof LegacyOrderStore.body>;

/** Places a draft as an order of the legacy family, and deletes it. Its one note goes to every shop. */
export const placeDraft = (
  database: Database,
  memberId: number,
  { idempotency_key: key, ...request }: LegacyOrderFields,
  { remindSeconds, approvalSeconds }: JobTimes,
) =>
  placeOrder(database, memberId, {
    family: "legacy",
    key,
    addressId: request.address_id,
    noteFor: () => request.note ?? "",
    purchaseOrder: request.purchase_order,
    expectedTotal: request.expected_total,
    request,
    remindSeconds,
    approvalSeconds,
    takeLines: (sql) => takeDraft(sql, memberId, request.id),
  });
