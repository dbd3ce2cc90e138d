"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { allLines } from "@/lib/cart";
import type { Cart } from "@/lib/contract/cart";
import { isOrderable } from "@/lib/contract/cart-sums";
import { plural } from "@/lib/format";
import type { CartCopy } from "./copy";

type Props = {
  cart: Cart;
  copy: CartCopy;
  onSave: (() => void) | undefined;
  onReload: (() => void) | undefined;
};

export function CartNotices({ cart, copy, onSave, onReload }: Props) {
  const lines = allLines(cart);
  const blocked = lines.filter((line) => !isOrderable(line));
  const [firstBlocked] = blocked;
  const changes = lines.filter((line) => isOrderable(line) && line.notice !== undefined).length;
  return (
    <>
      {onSave && (
        <Notice {...FAILURE} label={copy.retry} onPress={onSave}>
          {copy.unsaved}
        </Notice>
      )}
      {onReload && (
        <Notice {...FAILURE} label={copy.retry} onPress={onReload}>
          {copy.awayLine}
        </Notice>
      )}
      {firstBlocked && (
        <p role="status" className={`rounded-control px-4 py-3 text-sm ${FAILURE.tone}`}>
          <a href={`#linea-${firstBlocked.id}`} className="font-semibold underline">
            {plural(copy.blocked, blocked.length)}
          </a>{" "}
          {copy.blockedText}
        </p>
      )}
      {changes > 0 && (
        <p role="status" className="rounded-control bg-gold-soft px-4 py-3 text-sm font-semibold text-gold">
          {plural(copy.changesTitle, changes)}
        </p>
      )}
    </>
  );
}

const FAILURE = { role: "alert", tone: "bg-accent-soft text-accent-strong" } as const;

type NoticeProps = { role: "alert" | "status"; tone: string; children: ReactNode; label: string; onPress: () => void };

export function Notice({ role, tone, children, label, onPress }: NoticeProps) {
  return (
    <div role={role} className={`flex flex-wrap items-center justify-between gap-3 rounded-control px-4 py-2 text-sm ${tone}`}>
      <p>{children}</p>
      <Button variant="secondary" size="sm" onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}
