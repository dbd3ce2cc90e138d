import { useEffect, useRef, useState } from "react";
import { z } from "zod";
import { showToast, TOAST_MS } from "@/components/ui/toast.client";
import { useWindowEvents } from "@/components/ui/use-window-events";
import { PublicInquiry } from "@/lib/contract/inquiry";
import { fill } from "@/lib/format";
import { GatewayError, GatewayUnreachable, unreachable } from "@/lib/http/errors";
import { parseReply } from "@/lib/http/parse-reply";
import { announceRefusal } from "@/lib/http/refusal-event.client";
import { timeoutSignal } from "@/lib/http/timeout";
import { INQUIRY_HANDLER } from "@/lib/inquiry/form";
import { parseSent, readSent, saveSent } from "@/lib/inquiry/sent";
import { sentSummary } from "@/lib/inquiry/sent-summary";
import { MEMBER_FIELD } from "@/lib/session";
import { announceSessionChange, pageMemberId } from "@/lib/session/client";
import { track } from "@/lib/tracking/client";
import later from "@/messages/later.json";

/** `late`: the call timed out, so the inquiry may have been stored. `text`: the gateway's message, empty without one. */
type SendResult = { kind: "sent"; id: string } | { kind: "offline" } | { kind: "failed" | "late"; text: string };
export type SendState = SendResult | { kind: "idle" | "sending" };

const SENT_HASH = "#enviada";

const PAGE_SHOW = ["pageshow"] as const;

/** Sends a quotation form once at a time, then goes to `nextHref`. `send` returns whether it was sent. `pictures`: URLs for the confirmation. */
export function useSending(nextHref: string, pictures?: string[]) {
  const [state, setState] = useState<SendState>({ kind: "idle" });
  const isSending = useRef(false);
  // A page that comes back from the browser's cache can send again.
  useWindowEvents(PAGE_SHOW, ({ persisted }) => {
    if (!persisted) return;
    isSending.current = false;
    tellOfSent(nextHref);
    setState({ kind: "idle" });
  });
  useEffect(() => tellOfSent(nextHref), [nextHref]);
  const send = async (form: HTMLFormElement): Promise<boolean> => {
    if (isSending.current) return false;
    isSending.current = true;
    setState({ kind: "sending" });
    const result = await postInquiry(new FormData(form), pictures);
    setState(result);
    if (result.kind === "sent") {
      window.history.replaceState(window.history.state, "", SENT_HASH);
      leaveFor(nextHref, later.inquiry.toast);
    } else isSending.current = false;
    return result.kind === "sent";
  };
  return { state, send };
}

/** Tells who comes back to a form that it was sent, with a link to the confirmation. */
function tellOfSent(href: string): void {
  const { pathname, search, hash } = window.location;
  if (hash !== SENT_HASH) return;
  window.history.replaceState(window.history.state, "", pathname + search);
  const sent = parseSent(readSent());
  const { title, label } = later.inquiry.alreadySent;
  if (sent) showToast({ title: fill(title, { id: sent.id }), link: { href, label }, duration: 3 * TOAST_MS });
}

/** Shows the message of specification 12.4 for its full time, then goes to `url`. */
export function leaveFor(url: string, { title, text }: { title: string; text: string }): void {
  showToast({ title, lang: "en", text });
  setTimeout(() => window.location.assign(url), TOAST_MS);
}

const GATEWAY_TIMEOUT = 504;

/** Posts a form to `app/api/inquiry`. Expected failures are results; others are thrown. */
export async function postInquiry(form: FormData, pictures: string[] = []): Promise<SendResult> {
  try {
    const { id, isNewMember } = await postToHandler(form);
    announceSessionChange();
    saveSent({ id, ...sentSummary(form), pictures: pictures.join(" "), isNewMember });
    track("inquiry_sent");
    return { kind: "sent", id };
  } catch (error) {
    if (error instanceof GatewayError) return { kind: error.status === GATEWAY_TIMEOUT ? "late" : "failed", text: error.text };
    if (error instanceof GatewayUnreachable) return navigator.onLine ? { kind: "failed", text: "" } : { kind: "offline" };
    throw error;
  }
}

/** Longer than the 30 s after which the handler gives up (specification 23.1): its response says more than a timeout here. */
const FORM_TIMEOUT_MS = 40_000;

const Reply = PublicInquiry.response.extend({ isNewMember: z.boolean().default(false) });

async function postToHandler(form: FormData): Promise<z.output<typeof Reply>> {
  const member = pageMemberId();
  if (member) form.set(MEMBER_FIELD, member);
  const response = await fetch(INQUIRY_HANDLER, {
    method: "POST",
    headers: { accept: "application/json" },
    body: form,
    signal: timeoutSignal(FORM_TIMEOUT_MS),
  }).catch(unreachable(INQUIRY_HANDLER));
  const reply = { status: response.status, body: await response.text().catch(unreachable(INQUIRY_HANDLER)) };
  try {
    return parseReply({ path: INQUIRY_HANDLER, response: Reply }, reply);
  } catch (error) {
    announceRefusal(error);
    throw error;
  }
}
