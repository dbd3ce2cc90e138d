import { useState } from "react";
import { z } from "zod";
import { readRefusal } from "@/lib/http/answer";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
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

/** How a change goes. `failed` without text: nobody answered. */
export type Change = { kind: "idle" } | { kind: "sending" } | { kind: "failed"; status?: number; text: string };

async function outcome(change: Promise<string>): Promise<Change | { kind: "done"; message: string }> {
  try {
    return { kind: "done", message: await change };
  } catch (error) {
    if (error instanceof GatewayError) return { kind: "failed", status: error.status, text: error.text };
    if (error instanceof GatewayUnreachable) return { kind: "failed", text: "" };
    throw error;
  }
}

/** Makes a change, one at a time. `submit` answers the gateway's words, or nothing when the change was not made. */
export function useAccountChange() {
  const [state, setState] = useState<Change>({ kind: "idle" });
  async function submit(step: AccountStep, fields: object): Promise<string | undefined> {
    if (state.kind === "sending") return undefined;
    setState({ kind: "sending" });
    const ended = await outcome(changeAccount(step, fields));
    setState(ended.kind === "done" ? { kind: "idle" } : ended);
    return ended.kind === "done" ? ended.message : undefined;
  }
  return { state, submit };
}
