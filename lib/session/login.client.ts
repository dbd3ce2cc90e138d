import { z } from "zod";
import type { Captcha } from "@/lib/contract/session";
import { announceRefusal } from "@/lib/http/refusal-event.client";
import { readStored, writeStored } from "@/lib/storage.client";
import { announceSessionChange } from "./client";
import type { CodeTarget } from "./form";
import { postSession } from "./post";

/** Specification 23.36. */
const LANGUAGE = { key: "language", byDefault: "cn" };

const Answer = z.object({ message: z.string().optional() });

/** Shows errors (specification 1.6) and rethrows them. */
async function post(step: string, fields: object) {
  try {
    return await postSession(step, fields, Answer);
  } catch (error) {
    announceRefusal(error);
    throw error;
  }
}

/** Logs in or registers, and tells client components of the new visitor. Throws as `postSession`. */
export async function submitLogin(step: "login" | "register", fields: object): Promise<void> {
  await post(step, fields);
  if (readStored(LANGUAGE.key) === null) writeStored(LANGUAGE.key, LANGUAGE.byDefault);
  announceSessionChange();
}

/** Needs a captcha ticket; returns the message to show. Throws as `postSession`. */
export async function sendCode(purpose: "login" | "register", to: CodeTarget, ticket: Captcha): Promise<string | undefined> {
  const { message } = await post("code", { purpose, ...to, ...ticket });
  return message;
}
