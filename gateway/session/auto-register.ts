import type { z } from "zod";
import type { AutoRegister } from "../../lib/contract/session.ts";
import { send } from "../outbox/store.ts";
import type { Services } from "../services.ts";
import { toBrowser } from "./device.ts";
import { QUOTATION_ASKED } from "./emails.ts";
import { createAside, createMember, memberByContact, toUser } from "./member.ts";
import { openSession } from "./tokens.ts";

/** Registers a guest and logs in. For a registered e-mail a duplicate account is created, so that the answer reveals nothing. */
export async function autoRegister(services: Services, fields: z.output<typeof AutoRegister.body> & { clientIp: string }) {
  await services.limits.consume("registrationsOfIp", fields.clientIp);
  await tellOwnerOfQuotation(services, fields.email);
  return services.database.transaction(async (sql) => {
    const member = (await createMember(sql, fields)) ?? (await createAside(sql, fields));
    return { ...(await openSession(sql, member.id, { ...toBrowser(fields), isProved: false })), user: toUser(member) };
  });
}

/** Tells the owner of a verified e-mail, once a day, that somebody asked for a quotation with it. */
async function tellOwnerOfQuotation({ database, limits }: Services, email: string): Promise<void> {
  const account = email.toLowerCase();
  const owner = await memberByContact(database, { kind: "email", account, email });
  if (owner?.email_verified_at && (await limits.countAndTest("noticesOfAccount", account)))
    await send(database, account, QUOTATION_ASKED);
}
