"use client";

import { type ComponentType, useState } from "react";
import { Button } from "@/components/ui/button";
import type { CaptchaVerdict } from "@/lib/contract/captcha";
import type { Captcha as Ticket } from "@/lib/contract/session";
import { fill } from "@/lib/format";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { type CaptchaSource, ticketOf } from "@/lib/session/captcha";
import { useCountdown } from "@/lib/session/countdown";
import type messages from "@/messages/es.json";
import type { CaptchaProps } from "./captcha.client";

export type SendCodeCopy = Pick<(typeof messages)["session"], "send" | "captcha">;

type Props = {
  /** What the code is for and which kind of contact it goes to: another scope begins a new countdown. */
  scope: string;
  source: CaptchaSource;
  copy: SendCodeCopy;
  /** The form rule: whether the contact is right. It shows and focuses what is wrong itself. */
  check: () => Promise<boolean>;
  /** The call; answers what the person is told. Rejects as `postSession` does. */
  send: (ticket: Ticket) => Promise<string | undefined>;
  /** The code is on its way: the moment to go to its field. */
  onSent?: () => void;
};

type State =
  | { kind: "idle"; error?: string; news?: string }
  | { kind: "asking"; Captcha: ComponentType<CaptchaProps> }
  | { kind: "sending" };

/** What a failed sending is called; anything unexpected is thrown on. */
function failure(error: unknown, copy: SendCodeCopy): string {
  if (error instanceof GatewayError) return error.text || copy.send.failed;
  if (error instanceof GatewayUnreachable) return copy.send.failed;
  throw error;
}

/** Sends a code: form rule first, captcha second, call third; then waits 60 seconds (specification 20.2, 20.3). */
export function SendCodeButton({ scope, source, copy, check, send, onSent }: Props) {
  const { seconds, start } = useCountdown(scope);
  const [state, setState] = useState<State>({ kind: "idle" });

  const ask = async () => {
    if (!(await check())) return setState({ kind: "idle" });
    try {
      const { Captcha } = await import("./captcha.client");
      setState({ kind: "asking", Captcha });
    } catch {
      // The only thing an import can fail with here is the network.
      setState({ kind: "idle", error: copy.send.failed });
    }
  };

  const go = async (verdict: CaptchaVerdict) => {
    const ticket = ticketOf(verdict);
    if (!ticket) return setState({ kind: "idle", error: copy.send.notPassed });
    setState({ kind: "sending" });
    try {
      const news = (await send(ticket)) || copy.send.sent;
      start();
      setState({ kind: "idle", news });
      onSent?.();
    } catch (error) {
      setState({ kind: "idle", error: failure(error, copy) });
    }
  };

  const isWaiting = seconds > 0;
  const label = isWaiting ? fill(copy.send.again, { seconds }) : copy.send.send;
  return (
    <>
      <Button variant="secondary" onClick={ask} disabled={isWaiting || state.kind !== "idle"} className="shrink-0 tabular-nums">
        {state.kind === "sending" ? copy.send.sending : label}
      </Button>
      {state.kind === "asking" && <state.Captcha source={source} copy={copy.captcha} onVerdict={go} />}
      {state.kind === "idle" && state.error && (
        <p role="alert" className="w-full text-sm font-semibold text-accent-strong">
          {state.error}
        </p>
      )}
      {/* Announced when it begins and when it is over, not every second. */}
      <p role="status" className="w-full text-sm text-brand-strong empty:hidden">
        {state.kind === "idle" && state.news && (isWaiting ? state.news : copy.send.ready)}
      </p>
    </>
  );
}
