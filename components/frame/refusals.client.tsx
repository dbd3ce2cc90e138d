"use client";

import { useEffect } from "react";
import { showToast } from "@/components/ui/toast";
import { REFUSED } from "@/lib/http/refusal-event";
import { loginFor, openPage } from "@/lib/session/login-address";

const SHOWN_MS = 3000;
/** Delay of specification 23.8 between the message and the login. */
const REDIRECT_MS = 1000;

/** Ends the session in this browser, then leads to the login and back to where the person is. */
async function leaveForLogin(logout: string) {
  const here = openPage();
  try {
    await fetch(logout, { method: "POST", redirect: "manual" });
  } finally {
    window.location.assign(loginFor(here));
  }
}

/**
 * What a person sees of a refusal, whatever asked for it: the table of specification 1.6. However many calls are refused for
 * want of a session, there is one message and one way to the login.
 */
export function Refusals({ needsSession, logout }: { needsSession: string; logout: string }) {
  useEffect(() => {
    let isLeaving = false;
    const tell = ({ detail: { status, text } }: WindowEventMap[typeof REFUSED]) => {
      if (isLeaving) return;
      const title = status === 401 ? needsSession : text;
      if (title) showToast({ title, kind: "warning", duration: SHOWN_MS });
      if (status !== 401) return;
      isLeaving = true;
      setTimeout(leaveForLogin, REDIRECT_MS, logout);
    };
    window.addEventListener(REFUSED, tell);
    return () => window.removeEventListener(REFUSED, tell);
  }, [needsSession, logout]);
  return null;
}
