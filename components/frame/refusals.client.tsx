"use client";

import { useRef } from "react";
import { showToast } from "@/components/ui/toast.client";
import { useWindowEvents } from "@/components/ui/use-window-events";
import { REFUSED } from "@/lib/http/refusal-event.client";
import { currentAddress, loginFor } from "@/lib/session/login-address";

const EVENTS = [REFUSED] as const;

const SHOWN_MS = 3000;
/** Specification 23.8. */
const REDIRECT_MS = 1000;

/** Ends the session, then goes to the login, which leads back. */
async function leaveForLogin(logout: string) {
  const here = currentAddress();
  try {
    await fetch(logout, { method: "POST", redirect: "manual" });
  } finally {
    window.location.assign(loginFor(here));
  }
}

/** Shows errors of any call (specification 1.6); several 401s show one message. */
export function Refusals({ needsSession, logout }: { needsSession: string; logout: string }) {
  const isLeaving = useRef(false);
  useWindowEvents(EVENTS, ({ detail: { status, text } }) => {
    if (isLeaving.current) return;
    const title = status === 401 ? needsSession : text;
    if (title) showToast({ title, kind: "warning", duration: SHOWN_MS });
    if (status !== 401) return;
    isLeaving.current = true;
    setTimeout(leaveForLogin, REDIRECT_MS, logout);
  });
  return null;
}
