"use client";

import { useSyncExternalStore } from "react";
import { keyOf, linesIn, onCartChange, readKept } from "@/lib/cart/kept";
import { fill, groupedNumber } from "@/lib/format";

type Words = { title: string; line: string; nameless: string };

/** What a line's goods are called, if the guest's browser kept that. */
const nameOf = (seen: unknown): string | undefined =>
  typeof seen === "object" && seen !== null && "name" in seen && typeof seen.name === "string" ? seen.name : undefined;

/** The guest's cart as this browser keeps it, to be read where there is no network; nothing when it is empty. */
export function KeptLines({ words }: { words: Words }) {
  const kept = useSyncExternalStore(onCartChange, readKept, () => null);
  const lines = linesIn(kept);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="carrito-guardado">
      <h2 id="carrito-guardado" className="mb-4 text-title">
        {words.title}
      </h2>
      <ul className="overflow-hidden rounded-card border border-line bg-surface text-sm">
        {lines.map((line) => (
          <li key={keyOf(line)} className="border-b border-line px-4 py-3 last:border-0">
            {fill(words.line, {
              name: nameOf(line.seen) ?? fill(words.nameless, { id: line.product_id }),
              quantity: groupedNumber(line.quantity),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
