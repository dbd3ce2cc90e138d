"use client";

import { useSyncExternalStore } from "react";
import { onCartChange, parseGuestLines, readStoredCart } from "@/lib/cart/guest-lines.client";
import { seenGoods } from "@/lib/cart/seen";
import { lineKey } from "@/lib/contract/line-key";
import { sumDollars } from "@/lib/contract/price";
import { fill, groupedNumber, money } from "@/lib/format";

type Copy = { title: string; line: string; nameless: string; total: string };

export function GuestLines({ copy }: { copy: Copy }) {
  const stored = useSyncExternalStore(onCartChange, readStoredCart, () => null);
  const lines = parseGuestLines(stored);
  if (lines.length === 0) return null;
  const goods = lines.map((line) => {
    const { name, total } = seenGoods(line);
    return { ...line, key: lineKey(line), name: name || fill(copy.nameless, { id: line.product_id }), total };
  });
  const totals = goods.flatMap(({ total }) => total ?? []);
  return (
    <section aria-labelledby="carrito-guardado">
      <h2 id="carrito-guardado" className="mb-4 text-title">
        {copy.title}
      </h2>
      <ul className="overflow-hidden rounded-card border border-line bg-surface text-sm">
        {goods.map(({ key, name, total, quantity }) => (
          <li key={key} className="flex justify-between gap-4 border-b border-line px-4 py-3 last:border-0">
            <span className="min-w-0">{fill(copy.line, { name, quantity: groupedNumber(quantity) })}</span>
            <span className="whitespace-nowrap font-bold tabular-nums">{total === undefined ? "—" : money(total)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex justify-between gap-4 px-4 text-sm font-bold">
        {copy.total}
        <span className="whitespace-nowrap tabular-nums">{totals.length < goods.length ? "—" : money(sumDollars(totals))}</span>
      </p>
    </section>
  );
}
