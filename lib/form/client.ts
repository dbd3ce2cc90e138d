import type { z } from "zod";
import { unreachable } from "@/lib/http/errors";
import { readReply } from "@/lib/http/parse-reply";
import { announceRefusal } from "@/lib/http/refusal-event.client";
import { MEMBER_FIELD } from "@/lib/session";
import { pageMemberId } from "@/lib/session/client";

/** Longer than the handler's own 30 s (specification 23.1), whose response says more. */
const FORM_TIMEOUT_MS = 40_000;

/** Errors are shown (specification 1.6) and thrown. @throws GatewayError, GatewayUnreachable or ContractError */
export async function postForm<R extends z.ZodType>(path: string, form: FormData, schema: R): Promise<z.output<R>> {
  const member = pageMemberId();
  if (member) form.set(MEMBER_FIELD, member);
  const response = await fetch(path, {
    method: "POST",
    headers: { accept: "application/json" },
    body: form,
    signal: AbortSignal.timeout(FORM_TIMEOUT_MS),
  }).catch(unreachable(path));
  const reply = { status: response.status, body: await response.text().catch(unreachable(path)) };
  try {
    return readReply({ path, response: schema }, reply);
  } catch (error) {
    announceRefusal(error);
    throw error;
  }
}
