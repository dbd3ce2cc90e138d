import * as calls from "../../lib/contract/inquiry.ts";
import units from "../../lib/contract/units.json" with { type: "json" };
import type { Database } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import type { JobTimes } from "../job-times.ts";
import { handle, handleMember, type Route } from "../route.ts";
import { buyerToList } from "../team/buyer.ts";
import { acceptOffer } from "./accept.ts";
import { completeInquiry } from "./complete.ts";
import { askShop, createInquiry } from "./create.ts";
import { afterDueWork } from "./due-work.ts";
import { deleteInquiries, inquiryDetail, listInquiries } from "./store.ts";

/** Calls of specification 12.9. Those that show or accept offers do the due work first, which makes offers arrive. */
export function inquiryRoutes(database: Database, jobTimes: JobTimes): Route[] {
  const handleAfterDueWork = afterDueWork(database, jobTimes);
  return [
    handle(calls.InquiryUnits, async () => ({ data: units })),
    handle(calls.PublicInquiry, ({ body, session }) => {
      const memberId = session?.memberId ?? null;
      const rfqId = "rfq_id" in body ? body.rfq_id : undefined;
      return rfqId === undefined ? createInquiry(database, body, memberId) : completeInquiry(database, rfqId, body, memberId);
    }),
    handleAfterDueWork(calls.PrivateInquiry, ({ body, session }) =>
      "accept_offer_id" in body ? acceptOffer(database, session.memberId, body) : askShop(database, body, session.memberId),
    ),
    handleAfterDueWork(calls.InquiryList, async ({ query, session }) => {
      const team = query.team === undefined ? undefined : toRowId(query.team);
      return listInquiries(database, await buyerToList(database, session.memberId, team), query);
    }),
    handleAfterDueWork(calls.InquiryDetail, ({ params, session }) => inquiryDetail(database, session.memberId, params.id)),
    handleMember(calls.InquiryDelete, ({ body, session }) => deleteInquiries(database, session.memberId, body.ids)),
  ];
}
