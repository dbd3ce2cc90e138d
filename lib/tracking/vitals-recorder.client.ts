import { type Metric, onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import type { PageVitals } from "./vitals";

const HANDLER = "/api/vitals";

/** Sends the vitals when the page is hidden or left, until `ending` is aborted. */
export function watchVitals(ending: AbortSignal): void {
  let vitals: PageVitals["vitals"] = {};
  const note = ({ name, value }: Metric) => {
    if (name !== "FCP") vitals[name] = value;
  };
  for (const on of [onTTFB, onLCP, onINP, onCLS]) on(note);
  const send = () => {
    if (Object.keys(vitals).length === 0) return;
    const body: PageVitals = { path: window.location.pathname, vitals };
    vitals = {};
    navigator.sendBeacon(HANDLER, JSON.stringify(body));
  };
  // Listens on the window without capture, so that the library's capturing listeners have run before.
  window.addEventListener("visibilitychange", () => document.hidden && send(), { signal: ending });
  window.addEventListener("pagehide", send, { signal: ending });
}
