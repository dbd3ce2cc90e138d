"use client";

import { type ComponentType, useState } from "react";
import { Button } from "@/components/ui/button";
import type { CaptchaVerdict } from "@/lib/contract/captcha";
import type { Captcha as Ticket } from "@/lib/contract/session";
import { fill } from "@/lib/format";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { type CaptchaSource, toTicket } from "@/lib/session/captcha";
import { useCountdown } from "@/lib/session/countdown.client";
import type messages from "@/messages/es.json";
import type { CaptchaProps } from "./captcha-props";

export type SendCodeCopy = Pick<(typeof messages)["session"], "send" | "captcha">;

type Props = {
  scope: string;
  source: CaptchaSource;
  copy: SendCodeCopy;
  check: () => Promise<boolean>;
  /** Returns the message to show. Rejects as `postSession`. */
  send: (ticket: Ticket) => Promise<string | undefined>;
  onSent?: () => void;
};

type State =
  | { kind: "idle"; error?: string; news?: string }
  | { kind: "asking"; Captcha: ComponentType<CaptchaProps> }
  | { kind: "sending" };

function failure(error: unknown, copy: SendCodeCopy): string {
  if (error instanceof GatewayError) return error.text || copy.send.failed;
  if (error instanceof GatewayUnreachable) return copy.send.failed;
  throw error;
}

/** Validation, captcha, call, then a countdown of 60 s (specification 20.2, 20.3). */
export function SendCodeButton({ scope, source, copy, check, send, onSent }: Props) {
  const { seconds, start } = useCountdown(scope);
  const [state, setState] = useState<State>({ kind: "idle" });

  const ask = async () => {
    if (!(await check())) return setState({ kind: "idle" });
    try {
      const { Captcha } = await import("./captcha.client");
      setState({ kind: "asking", Captcha });
    } catch {
      // A failed import means no network.
      setState({ kind: "idle", error: copy.send.failed });
    }
  };

  const go = async (verdict: CaptchaVerdict) => {
    const ticket = toTicket(verdict);
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
      <Button
        variant={isWaiting ? "secondary" : "primary"}
        onClick={ask}
        disabled={isWaiting || state.kind !== "idle"}
        className="scripted shrink-0 tabular-nums"
      >
        {state.kind === "sending" ? copy.send.sending : label}
      </Button>
      {state.kind === "asking" && <state.Captcha source={source} copy={copy.captcha} onVerdict={go} />}
      {state.kind === "idle" && state.error && (
        <p role="alert" className="w-full text-sm font-semibold text-accent-strong">
          {state.error}
        </p>
      )}
      {/* Announced at start and end, not every second. */}
      <p role="status" className="w-full text-sm text-brand-strong empty:hidden">
        {state.kind === "idle" && state.news && (isWaiting ? state.news : copy.send.ready)}
      </p>
    </>
  );
}
