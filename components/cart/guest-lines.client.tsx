"use client";

import { useSyncExternalStore } from "react";
import { onCartChange, parseGuestLines, readStoredText } from "@/lib/cart/guest-lines.client";
import { lineKey } from "@/lib/contract/line-key";
import { fill, groupedNumber } from "@/lib/format";

type Copy = { title: string; line: string; nameless: string };

const seenName = (seen: unknown): string | undefined =>
  typeof seen === "object" && seen !== null && "name" in seen && typeof seen.name === "string" ? seen.name : undefined;

export function GuestLines({ copy }: { copy: Copy }) {
  const stored = useSyncExternalStore(onCartChange, readStoredText, () => null);
  const lines = parseGuestLines(stored);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="carrito-guardado">
      <h2 id="carrito-guardado" className="mb-4 text-title">
        {copy.title}
      </h2>
      <ul className="overflow-hidden rounded-card border border-line bg-surface text-sm">
        {lines.map((line) => (
          <li key={lineKey(line)} className="border-b border-line px-4 py-3 last:border-0">
            {fill(copy.line, {
              name: seenName(line.seen) ?? fill(copy.nameless, { id: line.product_id }),
              quantity: groupedNumber(line.quantity),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
