"use client";

import type { CartLine } from "@/lib/contract/cart";
import { isOrderable } from "@/lib/contract/cart-sums";

type Props = {
  label: string;
  lines: CartLine[];
  unticked: ReadonlySet<string>;
  onTick: (lines: CartLine[], isTicked: boolean) => void;
};

export function Tick({ label, lines, unticked, onTick }: Props) {
  const orderable = lines.filter(isOrderable);
  const tickedCount = orderable.filter(({ id }) => !unticked.has(id)).length;
  return (
    <label className="flex size-11 shrink-0 items-center justify-center">
      <input
        ref={(box) => {
          if (box) box.indeterminate = tickedCount > 0 && tickedCount < orderable.length;
        }}
        type="checkbox"
        aria-label={label}
        checked={orderable.length > 0 && tickedCount === orderable.length}
        disabled={orderable.length === 0}
        onChange={({ target }) => onTick(lines, target.checked)}
        className="size-5 accent-brand"
      />
    </label>
  );
}
