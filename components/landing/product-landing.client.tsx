"use client";

import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { FIGURES_PARAM, FIGURES_STORAGE_KEY } from "@/lib/landing/figure-keys";
import type { Line } from "@/lib/landing/goods";
import { announceLanded, type LandedPerUnit, useLanded } from "@/lib/landing/landed-price.client";
import { useChosenQuantity } from "@/lib/product/quantity.client";
import { readStored } from "@/lib/storage.client";

type Props = {
  /** Of what the summary hides, so that a link to it opens it. */
  id: string;
  line: Line;
  unit: string;
  units: string;
  /** Landed cost per unit, with the operator's figures. */
  initial: LandedPerUnit;
  note: string;
  children: ReactNode;
};

/** The editable board, which calculates, loads when it is opened, when another quantity is chosen, or at once if figures are stored. If that fails, the estimate stays. */
export function ProductLanding({ id, line, unit, units, initial, note, children }: Props) {
  const [isWanted, setWanted] = useState(false);
  const { title, price, alone } = useLanded() ?? initial;
  const chosen = useChosenQuantity();
  const isOther = chosen !== undefined && (chosen.quantity !== line.quantity || chosen.total !== line.total);
  if (isOther && !isWanted) setWanted(true);
  const details = useCallback((element: HTMLDetailsElement | null) => {
    if (!element) return;
    if (window.location.hash.includes(`${FIGURES_PARAM}=`)) element.open = true;
    // The board is wanted if the details were opened before hydration, or if figures are stored.
    if (element.open || readStored(FIGURES_STORAGE_KEY) !== null) setWanted(true);
  }, []);
  return (
    <details ref={details} onToggle={() => setWanted(true)} className="group rounded-card border border-line bg-surface">
      <summary className="flex items-center gap-2 px-4 py-3">
        <span className="min-w-0 flex-1">
          <span className="text-sm font-semibold">{title}</span>
          <strong className="block text-brand tabular-nums">{price}</strong>
          <strong className="block tabular-nums">{alone}</strong>
          <span className="block text-xs text-muted">{note}</span>
        </span>
        <Icon name="chevron-down" className="ml-auto transition-transform group-open:rotate-180 print:hidden" />
      </summary>
      <div id={id} className="border-t border-line p-4">
        {isWanted ? (
          <Suspense fallback={children}>
            <Board line={line} unit={unit} units={units} onPrice={announceLanded}>
              {children}
            </Board>
          </Suspense>
        ) : (
          children
        )}
      </div>
    </details>
  );
}

type BoardProps = Pick<Props, "line" | "unit" | "units" | "children"> & { onPrice: typeof announceLanded };

const Board = lazy<(props: BoardProps) => ReactNode>(() =>
  import("./product-board.client").catch((error: unknown) => {
    console.warn("estimate stays as it is:", error);
    return { default: ({ children }: BoardProps) => children };
  }),
);
