import { useEffect, useRef, useState } from "react";
import { showToast, TOAST_MS } from "@/components/ui/toast";
import { type SendResult, sendInquiry } from "@/lib/inquiry/client";
import later from "@/messages/later.json";

/** Shows the message of specification 12.4 for its full time, then goes to the next page. */
export function leaveFor(address: string, { title, text }: { title: string; text: string }): void {
  showToast({ title, lang: "en", text });
  setTimeout(() => window.location.assign(address), TOAST_MS);
}

export type SendState = SendResult | { kind: "idle" | "sending" };

/** Sends a form, one at a time; `send` returns whether to go to `next`. */
export function useSending(next: string) {
  const [state, setState] = useState<SendState>({ kind: "idle" });
  const isSending = useRef(false);
  useEffect(() => {
    // Restored from the back/forward cache.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isSending.current = false;
      setState({ kind: "idle" });
    };
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, []);
  const send = async (form: HTMLFormElement): Promise<boolean> => {
    if (isSending.current) return false;
    isSending.current = true;
    setState({ kind: "sending" });
    const result = await sendInquiry(new FormData(form));
    setState(result);
    if (result.kind === "sent") leaveFor(next, later.inquiry.toast);
    else isSending.current = false;
    return result.kind === "sent";
  };
  return { state, send };
}
