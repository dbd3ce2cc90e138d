"use client";

import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { QuantityField } from "@/components/ui/quantity-field.client";
import { lineKey } from "@/lib/contract/line-key";
import { fill, money } from "@/lib/format";
import { optionsLabel, type PreviewLine } from "@/lib/order";
import type { Priced } from "@/lib/order/reorder";
import type { QuantityCopy } from "@/lib/quantity";
import type { text } from "@/lib/text";
import { unitName } from "@/lib/unit";
import { useReorder } from "./use-reorder";

const TONES = { same: "plain", cheaper: "brand", dearer: "gold", gone: "accent", removed: "plain" } as const;

type Copy = (typeof text)["order"]["reorder"];
type FieldCopy = QuantityCopy & { less: string; more: string };
type Props = {
  lines: PreviewLine[];
  initial: Priced;
  copy: Copy;
  fieldCopy: FieldCopy;
  children: ReactNode;
};

/** An old order's lines at today's prices. Without scripts a button updates the total. `children`: shown if nothing can be ordered any more. */
export function ReorderFields({ lines, initial, copy: t, fieldCopy, children }: Props) {
  const { rows, total, type } = useReorder({ lines, initial, copy: fieldCopy });
  const isGone = rows.every(({ planned }) => planned.kind === "gone");
  return (
    <>
      {!isGone && <p className="-mb-4 text-sm text-muted">{t.hint}</p>}
      <ul className="divide-y divide-line overflow-hidden rounded-block border border-line bg-surface">
        {rows.map((row, index) => (
          <Line
            key={lineKey(row.planned.line)}
            row={row}
            isKnown={total !== undefined}
            onType={(value) => type(index, value)}
            copy={t}
            fieldCopy={fieldCopy}
          />
        ))}
      </ul>
      {!isGone && (
        <Button type="submit" name="intent" value="keep" formAction="/api/order/draft" variant="quiet" className="self-start">
          {t.keep}
        </Button>
      )}
      <div className="bottom-bar sticky flex items-center justify-between gap-3 rounded-block border border-line bg-surface p-4 sm:p-5">
        <p role="status" className="min-w-0 text-xs lg:text-sm">
          {t.total}
          <strong className="block whitespace-nowrap text-lg leading-6 tabular-nums lg:text-xl">
            {total === undefined ? "—" : money(total)}
          </strong>
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button type="submit" name="intent" value="recalculate" variant="secondary" size="lg" className="unscripted">
            {t.change}
          </Button>
          {!isGone && (
            <Button type="submit" name="intent" value="reorder" size="lg">
              {t.add}
            </Button>
          )}
        </div>
      </div>
      {isGone && children}
    </>
  );
}

type Row = ReturnType<typeof useReorder>["rows"][number];
type LineProps = { row: Row; isKnown: boolean; onType: (value: string) => void; copy: Copy; fieldCopy: FieldCopy };

function Line({
  row: { planned, text: value, quantity, minimum, step, problem },
  isKnown,
  onType,
  copy: t,
  fieldCopy,
}: LineProps) {
  const { line } = planned;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4 text-sm">
      <div className="size-16 shrink-0 overflow-hidden rounded-control bg-sunken">
        {line.cover && <Picture src={line.cover} alt="" widths={[144]} sizes="64px" className="size-full object-cover" />}
      </div>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold [overflow-wrap:anywhere]">{line.name}</p>
        <p className="text-muted">{optionsLabel(line.options)}</p>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <Badge tone={TONES[planned.kind]}>{t[planned.kind]}</Badge>
          {planned.kind === "gone" && <span>{planned.reason ?? t.unknown}</span>}
          {"now" in planned && (
            <span className="tabular-nums">{fill(t.now, { price: money(planned.now), unit: unitName(line.unit) })}</span>
          )}
          {"now" in planned && planned.kind !== "same" && (
            <span className="text-muted tabular-nums">{fill(t.was, { price: money(line.unit_price) })}</span>
          )}
        </p>
      </div>
      <div className="flex w-full items-end justify-between gap-4 sm:w-auto">
        <input type="hidden" name="product_id" value={line.product_id} />
        <input type="hidden" name="sku_id" value={line.sku_id ?? ""} />
        <QuantityField
          label={`${t.quantity} (${unitName(line.unit)})`}
          name="quantity"
          value={value}
          quantity={quantity}
          minimum={minimum}
          step={step}
          copy={fieldCopy}
          error={problem}
          onChange={onType}
        />
        <p className="min-w-24 pb-3 text-right font-semibold tabular-nums">
          <span className="sr-only">{t.lineTotal}: </span>
          {isKnown && "total" in planned ? money(planned.total) : "—"}
        </p>
      </div>
    </li>
  );
}
