"use client";

import { type ComponentType, useState } from "react";
import { Button } from "@/components/ui/button";
import type { CaptchaVerdict } from "@/lib/contract/captcha";
import type { Captcha as Ticket } from "@/lib/contract/session";
import { fill } from "@/lib/format";
import { GatewayError, GatewayUnreachable, unreachable } from "@/lib/http/errors";
import { type CaptchaSource, toTicket } from "@/lib/session/captcha";
import { useCountdown } from "@/lib/session/countdown.client";
import type messages from "@/messages/es.json";
import type { CaptchaProps } from "./captcha-props";

export type SendCodeCopy = Pick<(typeof messages)["session"], "send" | "captcha">;

type Props = {
  /** What the code is for, such as `change-email` or `login:phone`. Only the countdown of the last scope is kept. */
  scope: string;
  source: CaptchaSource;
  copy: SendCodeCopy;
  /** The typed address or number. The countdown holds the button only for the one that the code went to; after a reload, for any. */
  to?: string;
  check: () => Promise<boolean>;
  /** Returns the message to show. Rejects with a GatewayError or GatewayUnreachable. */
  send: (ticket: Ticket) => Promise<string | undefined>;
  onSent?: () => void;
  isNextStep?: boolean;
};

type State =
  | { kind: "idle"; error?: string; message?: string }
  | { kind: "captcha"; Captcha: ComponentType<CaptchaProps> }
  | { kind: "sending" };

function failureText(error: unknown, copy: SendCodeCopy): string {
  if (error instanceof GatewayError) return error.text || copy.send.failed;
  if (error instanceof GatewayUnreachable) return copy.send.failed;
  throw error;
}

/** Validation, captcha, call, then a countdown of 60 s (specification 20.2, 20.3). */
export function SendCodeButton({ scope, source, copy, to, check, send, onSent, isNextStep = false }: Props) {
  const { seconds, start } = useCountdown(scope);
  const [state, setState] = useState<State>({ kind: "idle" });
  const [sentTo, setSentTo] = useState<string>();

  const openCaptcha = async () => {
    try {
      if (!(await check())) return setState({ kind: "idle" });
      const { Captcha } = await import("./captcha.client").catch(unreachable("captcha"));
      setState({ kind: "captcha", Captcha });
    } catch (error) {
      setState({ kind: "idle", error: failureText(error, copy) });
    }
  };

  const sendWithTicket = async (verdict: CaptchaVerdict) => {
    const ticket = toTicket(verdict);
    if (!ticket) return setState({ kind: "idle", error: copy.send.notPassed });
    setState({ kind: "sending" });
    try {
      const message = (await send(ticket)) || copy.send.sent;
      start();
      setSentTo(to);
      setState({ kind: "idle", message });
      onSent?.();
    } catch (error) {
      setState({ kind: "idle", error: failureText(error, copy) });
    }
  };

  const isForOtherContact = sentTo !== undefined && sentTo !== to;
  const isWaiting = seconds > 0 && !isForOtherContact;
  const statusText = (message: string) => {
    if (sentTo !== undefined && isForOtherContact) return fill(copy.send.wentTo, { to: sentTo });
    if (!isWaiting) return copy.send.ready;
    return sentTo === undefined ? message : `${message} ${fill(copy.send.sentTo, { to: sentTo })}`;
  };
  const label = isWaiting ? fill(copy.send.again, { seconds }) : copy.send.send;
  return (
    <>
      <Button
        variant={isNextStep && !isWaiting ? "primary" : "secondary"}
        onClick={openCaptcha}
        disabled={isWaiting || state.kind !== "idle"}
        className="scripted shrink-0 tabular-nums"
      >
        {state.kind === "sending" ? copy.send.sending : label}
      </Button>
      {state.kind === "captcha" && <state.Captcha source={source} copy={copy.captcha} onVerdict={sendWithTicket} />}
      {state.kind === "idle" && state.error && (
        <p role="alert" className="w-full text-sm font-semibold text-accent-strong">
          {state.error}
        </p>
      )}
      {/* Announced at start and end, not every second. */}
      <p role="status" className="w-full text-sm text-brand-strong [overflow-wrap:anywhere] empty:hidden">
        {state.kind === "idle" && state.message && statusText(state.message)}
      </p>
    </>
  );
}
