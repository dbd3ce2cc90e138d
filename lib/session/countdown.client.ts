import { useCallback, useEffect, useState } from "react";

/** How long a person waits before another code can be sent (specification 23.11). */
export const RESEND_SECONDS = 60;

/** sessionStorage key of the countdown's end and scope: `1795600000000 login:email`. */
const KEY = "sendCode";

const TICK_MS = 500;

/** Clamped, in case the clock was set back. */
export const secondsLeft = (endsAt: number, now: number): number =>
  Math.min(RESEND_SECONDS, Math.max(0, Math.ceil((endsAt - now) / 1000)));

/** End of the stored countdown. One of another scope, such as `login:phone`, is removed (specification 20.2); then it is 0, as without one. */
function readEnd(scope: string): number {
  try {
    const [endsAt, storedScope] = (sessionStorage.getItem(KEY) ?? "").split(" ");
    if (storedScope === scope) return Number(endsAt) || 0;
    sessionStorage.removeItem(KEY);
  } catch {
    // The storage is blocked: a reload ends the countdown.
  }
  return 0;
}

function storeEnd(value: string): void {
  try {
    sessionStorage.setItem(KEY, value);
  } catch {
    // The storage is full or blocked.
  }
}

/** Seconds until a code can be requested again; survives a reload. */
export function useCountdown(scope: string) {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  const seconds = secondsLeft(endsAt, now);

  useEffect(() => {
    const read = () => {
      setEndsAt(readEnd(scope));
      setNow(Date.now());
    };
    read();
    // `pageshow`: another page may have begun a countdown before a back or forward navigation restored this one.
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
    storeEnd(`${end} ${scope}`);
    setNow(Date.now());
    setEndsAt(end);
  }, [scope]);

  return { seconds, start };
}
