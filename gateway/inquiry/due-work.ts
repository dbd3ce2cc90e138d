import type { Database } from "../db/database.ts";
import type { JobTimes } from "../job-times.ts";
import { lockMember } from "../lock-member.ts";
import { handleAfter } from "../team/due-work.ts";
import { createOffers } from "./create-offers.ts";
import { AnyDue, CLAIM_GUEST_INQUIRIES, DUE_INQUIRIES, DueInquiry, EXPIRE, IS_ANY_DUE } from "./due-statements.ts";
import { sendDueNotices } from "./notifications.ts";

/** Does what is due for the inquiries of a member or team (`memberId`: row in `member`), before calls that need it and in the background. */
export async function runDueWork(database: Database, memberId: number, jobTimes: JobTimes): Promise<void> {
  const due = await database.row(AnyDue, IS_ANY_DUE, [memberId]);
  if (!due?.isAnyDue) return;
  await database.run(CLAIM_GUEST_INQUIRIES, [memberId]);
  const inquiries = await database.rows(DueInquiry, DUE_INQUIRIES, [memberId]);
  for (const inquiry of inquiries) await createOffers(database, memberId, inquiry, jobTimes);
  await expire(database, memberId);
  await database.transaction(async (sql) => {
    await lockMember(sql, memberId);
    await sendDueNotices(sql, memberId);
  });
}

export const afterDueWork = (database: Database, jobTimes: JobTimes) =>
  handleAfter(database, (memberId) => runDueWork(database, memberId, jobTimes));

async function expire(database: Database, memberId: number): Promise<void> {
  for (const statement of EXPIRE) await database.run(statement, [memberId]);
}
