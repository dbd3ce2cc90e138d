import { z } from "zod";
import { readRefusal } from "@/lib/http/answer";
import { GatewayUnreachable } from "@/lib/http/errors";
import { announceSessionChange } from "@/lib/session/client";
import type { AccountStep } from "./index";

/** Request timeout of SPEC.md section 9. */
const TIMEOUT_MS = 30_000;

const Answer = z.object({ message: z.string().default("") });

/**
 * Changes something of the account through the site's own handler, or asks for a code; answers the gateway's words.
 * @throws GatewayError on a refusal, GatewayUnreachable without an answer
 */
export async function changeAccount(step: AccountStep, fields: object): Promise<string> {
  const response = await fetch(`/api/session/account/${step}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(fields),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new GatewayUnreachable(step, { cause });
  });
  if (!response.ok) throw await readRefusal(response);
  announceSessionChange();
  return Answer.parse(await response.json()).message;
}
