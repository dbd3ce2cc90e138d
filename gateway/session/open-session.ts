import { randomUUID } from "node:crypto";
import type { Sql } from "../db/database.ts";
import { lockMember } from "../lock-member.ts";
import { signedIn } from "../notice/account-content.ts";
import { createNotice } from "../notice/create.ts";
import { type Browser, isNewDevice, rememberDevice } from "./device.ts";
import { type Member, toUser } from "./member.ts";
import { openSession } from "./tokens.ts";

/** Opens the session of a member who has proved their identity and notifies of a login from a new browser. Call in a transaction. */
export async function openMemberSession(sql: Sql, member: Member, browser: Browser) {
  await lockMember(sql, member.id);
  if (await isNewDevice(sql, member.id, browser.device))
    await createNotice(sql, member.id, { about: String(member.id), occurrence: randomUUID(), notice: signedIn(new Date()) });
  await rememberDevice(sql, member.id, browser.device);
  return { ...(await openSession(sql, member.id, { ...browser, isProved: true })), user: toUser(member) };
}
