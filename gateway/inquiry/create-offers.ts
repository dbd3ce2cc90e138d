import type { z } from "zod";
import type { Database } from "../db/database.ts";
import { load } from "../db/load.ts";
import type { JobTimes } from "../job-times.ts";
import { lockMember } from "../lock-member.ts";
import { insertNotice } from "../notice/store.ts";
import { noteAnswer } from "../shop/answers.ts";
import { readersOfInquiry } from "../team/readers.ts";
import { findCandidates } from "./candidates.ts";
import { type DueInquiry, MARK_ANSWERED } from "./due-statements.ts";
import { lineOffers } from "./line-offers.ts";
import { notifyOfOffers } from "./notifications.ts";
import { ARRIVALS_SECONDS, simulateOffers } from "./simulated-offers.ts";

type Inquiry = z.output<typeof DueInquiry>;

/** Stores the simulated offers of an inquiry, once, and notifies of the first. An inquiry without offers is closed. */
export async function createOffers(database: Database, memberId: number, inquiry: Inquiry, { expiringSeconds }: JobTimes) {
  const offers =
    inquiry.lines.length > 0
      ? await lineOffers(database, inquiry)
      : simulateOffers(inquiry, await findCandidates(database, inquiry, ARRIVALS_SECONDS.length));
  const [first, last] = [offers[0], offers.at(-1)];
  await database.transaction(async (sql) => {
    await lockMember(sql, memberId);
    const [completeAt, firstExpiresAt] = [last?.arrives_at ?? null, first?.valid_until ?? null];
    const state = first ? "quoted" : "closed";
    const markedRows = await sql.run(MARK_ANSWERED, [
      inquiry.id,
      state,
      completeAt,
      firstExpiresAt,
      `${expiringSeconds} seconds`,
      inquiry.version,
    ]);
    if (markedRows === 0) return;
    if (!first) {
      for (const reader of await readersOfInquiry(sql, memberId, inquiry.id))
        await insertNotice(sql, reader, closedNotice(inquiry));
      return;
    }
    await load(
      sql,
      "offer",
      offers.map((offer) => ({ ...offer, inquiry_id: inquiry.id })),
    );
    await noteAnswer(sql, { kind: "request", id: inquiry.id }, first.arrives_at);
    await notifyOfOffers(sql, memberId, inquiry, "first");
  });
}

const closedNotice = ({ id, name }: Inquiry) => ({
  kind: "inquiry" as const,
  title: "Su solicitud se cerró sin ofertas",
  summary: `Ningún proveedor tiene «${name}» por ahora. Pruebe con otras palabras o una descripción más general.`,
  link: `/personCenter/RFQs/${id}`,
});
