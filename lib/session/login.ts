import { z } from "zod";
import type { Captcha } from "@/lib/contract/session";
import { announceRefusal } from "@/lib/http/refusal-event";
import { announceSessionChange } from "./client";
import type { CodeTarget } from "./form";
import { postSession } from "./post";

/** Local storage key and default of specification 23.36. */
const LANGUAGE = { key: "language", byDefault: "cn" };

const Answer = z.object({ message: z.string().optional() });

/** Posts as `postSession` does; what is refused is shown as specification 1.6 says, and thrown to the caller. */
async function post(step: string, fields: object) {
  try {
    return await postSession(step, fields, Answer);
  } catch (error) {
    announceRefusal(error);
    throw error;
  }
}

/** Logs in or registers with what the form holds; on this page's islands the visitor then has a name. Errors as in `postSession`. */
export async function submitLogin(step: "login" | "register", fields: object): Promise<void> {
  await post(step, fields);
  if (localStorage.getItem(LANGUAGE.key) === null) localStorage.setItem(LANGUAGE.key, LANGUAGE.byDefault);
  announceSessionChange();
}

/** Sends a code to a contact, for a passed captcha; answers what the person is told. Errors as in `postSession`. */
export async function sendCode(purpose: "login" | "register", to: CodeTarget, ticket: Captcha): Promise<string | undefined> {
  const { message } = await post("code", { purpose, ...to, ...ticket });
  return message;
}
