import { useState } from "react";
import { z } from "zod";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { announceRefusal } from "@/lib/http/refusal-event.client";
import { announceSessionChange } from "@/lib/session/client";
import { postSession } from "@/lib/session/post";
import type { AccountStep } from "./index";

const UNPROVED_STATUS = 403;

const Answer = z.object({ message: z.string().default("") });

/** Changes the account or requests a code. Returns the message to show. Errors are shown (specification 1.6), and thrown. */
export async function changeAccount(step: AccountStep, fields: object): Promise<string> {
  try {
    const { message } = await postSession(`account/${step}`, fields, Answer);
    announceSessionChange();
    return message;
  } catch (error) {
    announceRefusal(error);
    throw error;
  }
}

export type ChangeState = { kind: "idle" } | { kind: "sending" } | { kind: "failed"; text: string };

async function stateAfter(change: Promise<string>): Promise<ChangeState | { kind: "done"; message: string }> {
  try {
    return { kind: "done", message: await change };
  } catch (error) {
    if (error instanceof GatewayError) return { kind: "failed", text: error.text };
    if (error instanceof GatewayUnreachable) return { kind: "failed", text: "" };
    throw error;
  }
}

/** Settles as the change does; calls `onUnproved` when the member has to prove their identity first. */
export async function reportUnproved<T>(change: Promise<T>, onUnproved: () => void): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof GatewayError && error.status === UNPROVED_STATUS) onUnproved();
    throw error;
  }
}

/** Sends one change at a time. `submit` returns the message, or undefined when it fails or another change is being sent. */
export function useAccountChange(onUnproved: () => void = () => {}) {
  const [state, setState] = useState<ChangeState>({ kind: "idle" });
  async function submit(step: AccountStep, fields: object): Promise<string | undefined> {
    if (state.kind === "sending") return undefined;
    setState({ kind: "sending" });
    const newState = await stateAfter(reportUnproved(changeAccount(step, fields), onUnproved));
    setState(newState.kind === "done" ? { kind: "idle" } : newState);
    return newState.kind === "done" ? newState.message : undefined;
  }
  return { state, submit };
}
