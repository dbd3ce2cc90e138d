"use client";

import { useState } from "react";
import { VariantPicker } from "@/components/product/variant-picker.client";
import { CopyButton } from "@/components/ui/copy-button.client";
import { fill, pesosLabel } from "@/lib/format";
import { estimateCosts, type Goods, perUnit, salePrice } from "@/lib/landing";
import type { useFigures } from "@/lib/landing/client";
import { type CustomFigures, freightMode, MODES } from "@/lib/landing/figures";
import { addressWith } from "@/lib/landing/fragment.client";
import { dutyRate } from "@/lib/landing/published";
import { useBrowserValue } from "@/lib/use-browser-value";
import later from "@/messages/later.json";
import { EstimateTable } from "./estimate-table";
import { FigureField, FigureFields } from "./figure-fields.client";

const t = later.landing;

type Props = {
  goods: Goods[];
  /** Quantity and unit of a single product; undefined where the goods are a whole shipment. */
  units?: { quantity: number; unit: string; units: string } | undefined;
  figureState: ReturnType<typeof useFigures>;
  sharedParams?: Record<string, string>;
};

export function EstimateBoard({ goods, units, figureState, sharedParams = {} }: Props) {
  const { custom, figures, choose, reset } = figureState;
  const [now] = useState(() => Date.now());
  const estimate = estimateCosts(goods, figures, units === undefined);
  if (!estimate) return null;
  const duties = [...new Set(goods.map(({ heading }) => dutyRate(heading)))];
  const modes = MODES.map((mode) => ({ value: t.modes[mode] }));
  return (
    <div className="flex flex-col gap-4">
      <VariantPicker
        options={[{ name: t.modeLegend, values: modes }]}
        chosen={{ [t.modeLegend]: t.modes[freightMode(figures)] }}
        onChoose={(_, value) =>
          choose(
            "mode",
            modes.findIndex((mode) => mode.value === value),
          )
        }
      />
      <EstimateTable estimate={estimate} goods={goods} figures={figures} custom={custom} units={units} now={now} />
      {units && (
        <div className="grid grid-cols-2 items-end gap-3">
          <FigureField name="margin" label={t.margin} value={figures.margin} onChange={(value) => choose("margin", value)} />
          <p className="rounded-control bg-brand-soft px-3 py-2 text-sm font-bold text-brand-strong">
            {fill(t.sale, {
              price: pesosLabel(salePrice(perUnit(estimate.total, units.quantity), figures.margin)),
              unit: units.unit,
            })}
          </p>
        </div>
      )}
      <FigureFields
        custom={custom}
        figures={figures}
        duty={duties.length === 1 ? duties[0] : undefined}
        isWhole={units === undefined}
        choose={choose}
        reset={reset}
      />
      <SharedAddress custom={custom} more={sharedParams} />
    </div>
  );
}

function SharedAddress({ custom, more }: { custom: CustomFigures; more: Record<string, string> }) {
  const href = useBrowserValue(() => addressWith(custom, more), "");
  return href === "" ? null : <CopyButton value={href} copy={t.share} />;
}
