import { useRef, useState } from "react";
import { showToast, TOAST_MS } from "@/components/ui/toast.client";
import { useWindowEvents } from "@/components/ui/use-window-events";
import { postInquiry, type SendResult } from "@/lib/inquiry/client";
import later from "@/messages/later.json";

const RESTORED = ["pageshow"] as const;

/** Shows the message of specification 12.4 for its full time, then goes to the next page. */
export function leaveFor(url: string, { title, text }: { title: string; text: string }): void {
  showToast({ title, lang: "en", text });
  setTimeout(() => window.location.assign(url), TOAST_MS);
}

export type SendState = SendResult | { kind: "idle" | "sending" };

/** Sends a form, one at a time; `send` returns whether to go to `next`. */
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
