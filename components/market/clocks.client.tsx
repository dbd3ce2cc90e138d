"use client";

import { useSyncExternalStore } from "react";
import { clockLabel } from "@/lib/format";

/** Specification 23.26. */
const TICK_MS = 500;

const WEEKDAY = new Intl.DateTimeFormat("es-CO", { weekday: "long", timeZone: "UTC" });

type Place = { name: string; utcOffsetHours: number };

function onTick(onChange: () => void) {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = () => {
    clearInterval(timer);
    if (document.hidden) return;
    onChange();
    timer = setInterval(onChange, TICK_MS);
  };
  follow();
  document.addEventListener("visibilitychange", follow);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", follow);
  };
}

/** Rendered in the browser only: cached HTML would show an old time. Until then its place is kept, so that nothing moves. */
export function Clocks({ label, places }: { label: string; places: Place[] }) {
  const seconds = useSyncExternalStore(
    onTick,
    () => Math.floor(Date.now() / 1000),
    () => undefined,
  );
  if (seconds === undefined) return <div className="h-14 w-60" />;
  return (
    <dl aria-label={label} className="flex h-14 gap-6">
      {places.map(({ name, utcOffsetHours }) => (
        <div key={name}>
          <dt className="text-xs text-muted">
            {name}, {WEEKDAY.format((seconds + utcOffsetHours * 3600) * 1000)}
          </dt>
          <dd className="text-2xl font-bold tabular-nums tracking-tight">
            <time>{clockLabel(seconds, utcOffsetHours)}</time>
          </dd>
        </div>
      ))}
    </dl>
  );
}
