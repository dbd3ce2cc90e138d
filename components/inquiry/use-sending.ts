import { useRef, useState } from "react";
import { showToast, TOAST_MS } from "@/components/ui/toast.client";
import { useWindowEvents } from "@/components/ui/use-window-events";
import { PublicInquiry } from "@/lib/contract/inquiry";
import { postForm } from "@/lib/form/client";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { INQUIRY_HANDLER } from "@/lib/inquiry/form";
import { saveSent } from "@/lib/inquiry/sent";
import { announceSessionChange } from "@/lib/session/client";
import { track } from "@/lib/tracking/client";
import later from "@/messages/later.json";

const RESTORED = ["pageshow"] as const;

/** Shows the message of specification 12.4 for its full time, then goes to the next page. */
export function leaveFor(url: string, { title, text }: { title: string; text: string }): void {
  showToast({ title, lang: "en", text });
  setTimeout(() => window.location.assign(url), TOAST_MS);
}

/** `late`: timed out; the inquiry may have been accepted. */
type SendResult = { kind: "sent"; id: string } | { kind: "offline" } | { kind: "failed" | "late"; text: string };

const GATEWAY_TIMEOUT = 504;

/** The handler registers a guest first (specification 12.4). Expected failures are results; others are thrown. */
export async function postInquiry(form: FormData): Promise<SendResult> {
  try {
    const { id } = await postForm(INQUIRY_HANDLER, form, PublicInquiry.response);
    announceSessionChange();
    saveSent(id);
    track("inquiry_sent");
    return { kind: "sent", id };
  } catch (error) {
    if (error instanceof GatewayError) return { kind: error.status === GATEWAY_TIMEOUT ? "late" : "failed", text: error.text };
    if (error instanceof GatewayUnreachable) return navigator.onLine ? { kind: "failed", text: "" } : { kind: "offline" };
    throw error;
  }
}

export type SendState = SendResult | { kind: "idle" | "sending" };

/** Sends a quotation form, one at a time; `send` returns whether to go to `next`. */
export function useSending(next: string) {
  const [state, setState] = useState<SendState>({ kind: "idle" });
  const isSending = useRef(false);
  // Restored from the back/forward cache.
  useWindowEvents(RESTORED, ({ persisted }) => {
    if (!persisted) return;
    isSending.current = false;
    setState({ kind: "idle" });
  });
  const send = async (form: HTMLFormElement): Promise<boolean> => {
    if (isSending.current) return false;
    isSending.current = true;
    setState({ kind: "sending" });
    const result = await postInquiry(new FormData(form));
    setState(result);
    if (result.kind === "sent") leaveFor(next, later.inquiry.toast);
    else isSending.current = false;
    return result.kind === "sent";
  };
  return { state, send };
}
