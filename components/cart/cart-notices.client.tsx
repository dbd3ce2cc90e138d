"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { allLines } from "@/lib/cart";
import type { Cart } from "@/lib/contract/cart";
import { isOrderable } from "@/lib/contract/cart-sums";
import { plural } from "@/lib/format";
import { lineAnchor } from "./cart-line.client";
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
        <Notice copy={copy} onRetry={onSave}>
          {copy.unsaved}
        </Notice>
      )}
      {onReload && (
        <Notice copy={copy} onRetry={onReload}>
          {copy.awayLine}
        </Notice>
      )}
      {firstBlocked && (
        <p role="status" className="rounded-control bg-accent-soft px-4 py-2 text-sm text-accent-strong">
          <a href={`#${lineAnchor(firstBlocked)}`} className="font-semibold underline">
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

function Notice({ children, copy, onRetry }: { children: ReactNode; copy: CartCopy; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-accent-soft px-4 py-2 text-sm text-accent-strong"
    >
      <p>{children}</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {copy.retry}
      </Button>
    </div>
  );
}
