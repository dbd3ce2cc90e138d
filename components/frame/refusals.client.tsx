"use client";

import { useRef } from "react";
import { showToast } from "@/components/ui/toast.client";
import { useWindowEvents } from "@/components/ui/use-window-events";
import { REFUSED } from "@/lib/http/refusal-event.client";
import { currentAddress, loginFor } from "@/lib/session/login-address";

const EVENTS = [REFUSED] as const;
const REJECTIONS = ["unhandledrejection"] as const;

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

type Props = { needsSession: string; partFailed: string; logout: string };

/** Shows errors of any call (specification 1.6), several 401s as one message. Also says when a script that a press needs did not load. */
export function Refusals({ needsSession, partFailed, logout }: Props) {
  const isLeaving = useRef(false);
  useWindowEvents(EVENTS, ({ detail: { status, text } }) => {
    if (isLeaving.current) return;
    const title = status === 401 ? needsSession : text;
    if (title) showToast({ title, kind: "warning", duration: SHOWN_MS });
    if (status !== 401) return;
    isLeaving.current = true;
    setTimeout(leaveForLogin, REDIRECT_MS, logout);
  });
  useWindowEvents(REJECTIONS, ({ reason }) => {
    if (reason instanceof Error && reason.name === "ChunkLoadError")
      showToast({ title: partFailed, kind: "warning", duration: SHOWN_MS });
  });
  return null;
}
