import { useCallback, useEffect, useState } from "react";
import { z } from "zod";

/** Code resend countdown of specification 23.11. */
export const RESEND_SECONDS = 60;

/** The countdown of this tab: what it was for, and when it ends (milliseconds). */
const KEY = "sendCode";
const StoredCountdown = z.object({ scope: z.string(), endsAt: z.number() });

const TICK_MS = 500;

/** Whole seconds that are left; never more than a countdown has, should the clock have been set back. */
export const secondsLeft = (endsAt: number, now: number): number =>
  Math.min(RESEND_SECONDS, Math.max(0, Math.ceil((endsAt - now) / 1000)));

function parsed(text: string | null) {
  try {
    return StoredCountdown.safeParse(JSON.parse(text ?? "null")).data;
  } catch {
    // Written by something else.
    return undefined;
  }
}

/** When the countdown of this scope ends; that of another scope is over (specification 20.2). */
function takeUp(scope: string): number {
  const stored = parsed(sessionStorage.getItem(KEY));
  if (stored?.scope === scope) return stored.endsAt;
  sessionStorage.removeItem(KEY);
  return 0;
}

/**
 * Seconds until a code may be asked for again. Survives a reload; another scope (mode, or kind of contact) begins anew.
 */
export function useCountdown(scope: string) {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  const seconds = secondsLeft(endsAt, now);

  useEffect(() => {
    const read = () => {
      setEndsAt(takeUp(scope));
      setNow(Date.now());
    };
    read();
    // Also of a page that comes back as it was left.
    window.addEventListener("pageshow", read);
    return () => window.removeEventListener("pageshow", read);
  }, [scope]);

  useEffect(() => {
    if (endsAt <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= endsAt) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [endsAt]);

  const start = useCallback(() => {
    const end = Date.now() + RESEND_SECONDS * 1000;
    sessionStorage.setItem(KEY, JSON.stringify({ scope, endsAt: end } satisfies z.output<typeof StoredCountdown>));
    setNow(Date.now());
    setEndsAt(end);
  }, [scope]);

  return { seconds, start };
}
