"use client";

import { type ReactNode, useState } from "react";

/** Around the stars: tells the site's own message where none is chosen, in place of the browser's. */
export function ScoreCheck({ message, children }: { message: string; children: ReactNode }) {
  const [isMissing, setMissing] = useState(false);
  return (
    <div
      onInvalidCapture={(event) => {
        event.preventDefault();
        setMissing(true);
        event.currentTarget.querySelector("input")?.focus();
      }}
      onChange={() => setMissing(false)}
    >
      {children}
      {isMissing && (
        <p role="alert" className="text-sm font-semibold text-accent-strong">
          {message}
        </p>
      )}
    </div>
  );
}
