import { z } from "zod";
import type { Captcha } from "@/lib/contract/session";
import { announceRefusal } from "@/lib/http/refusal-event.client";
import { readStored, writeStored } from "@/lib/storage.client";
import { announceSessionChange } from "./client";
import type { CodeTarget } from "./form";
import { postSession } from "./post";

/** localStorage key of specification 23.36, and the value written where there is none. */
const LANGUAGE = { key: "language", byDefault: "cn" };

const Answer = z.object({ message: z.string().optional(), next: z.string().optional() });

/** Logs in or registers, and tells client components of the new visitor. Returns the address to go to instead of the form's own. Throws as `postSession`; the form shows the errors (specification 1.6). */
export async function submitLogin(step: "login" | "register", fields: object): Promise<string | undefined> {
  const { next } = await postSession(step, fields, Answer);
  if (readStored(LANGUAGE.key) === null) writeStored(LANGUAGE.key, LANGUAGE.byDefault);
  announceSessionChange();
  return next;
}

/** Needs a captcha ticket; returns the message to show. Shows errors (specification 1.6) and rethrows them. */
export async function sendCode(purpose: "login" | "register", to: CodeTarget, ticket: Captcha): Promise<string | undefined> {
  try {
    return (await postSession("code", { purpose, ...to, ...ticket }, Answer)).message;
  } catch (error) {
    announceRefusal(error);
    throw error;
  }
}
