"use client";

import { type ReactNode, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { QuantityField } from "@/components/ui/quantity-field.client";
import { useChoiceBeforeHydration } from "@/components/ui/use-choice-before-hydration";
import { priceAt, sumDollars } from "@/lib/contract/price";
import type { PriceTier } from "@/lib/contract/product";
import { fill, money, plural } from "@/lib/format";
import { parseQuantity, type QuantityCopy, quantityProblem } from "@/lib/quantity";

export type ListRow = {
  key: string;
  name: string;
  goods: ReactNode;
  quantity: number;
  typed: string;
  minimum: number;
  step: number | undefined;
  prices: { price: number; tiers: PriceTier[] };
  perUnit: string;
  isOrderable: boolean;
};

type Name = "less" | "more" | "total" | "totalOf" | "quantityOf" | "removeOf" | "keepOf" | "keep" | "removed";
type Copy = Record<Name, string> & QuantityCopy & { leftOut: { one: string; other: string } };

const isRemoved = (typed: string) => typed.trim() === "0";

function rowProblem({ quantity, minimum, step }: ListRow, typed: string, copy: Copy): string | undefined {
  const parsed = parseQuantity(typed);
  if (isRemoved(typed) || parsed === quantity) return undefined;
  return quantityProblem(parsed, { minimum, step }, copy);
}

function rowAmount(row: ListRow, typed: string, copy: Copy): number | undefined {
  const parsed = parseQuantity(typed);
  if (!row.isOrderable || !parsed || quantityProblem(parsed, row, copy)) return undefined;
  return priceAt(row.prices, parsed).total;
}

export function ListRows({ rows, copy }: { rows: ListRow[]; copy: Copy }) {
  const [typed, setTyped] = useState(() => rows.map((row) => row.typed));
  const change = (index: number, text: string) => setTyped((texts) => texts.map((one, place) => (place === index ? text : one)));
  const amounts = rows.flatMap((row, index) => {
    const text = typed[index] ?? "";
    return isRemoved(text) ? [] : [rowAmount(row, text, copy)];
  });
  const knownAmounts = amounts.filter((amount) => amount !== undefined);
  const leftOut = amounts.length - knownAmounts.length;
  return (
    <>
      <ul>
        {rows.map((row, index) => (
          <Row key={row.key} row={row} typed={typed[index] ?? ""} copy={copy} onChange={(text) => change(index, text)} />
        ))}
      </ul>
      {rows.length > 0 && (
        <div className="text-sm">
          <p className="flex justify-between gap-4">
            <span className="text-muted">
              {leftOut > 0 ? fill(copy.totalOf, { counted: knownAmounts.length, all: amounts.length }) : copy.total}
            </span>
            <strong role="status" className="text-base tabular-nums">
              {money(sumDollars(knownAmounts))}
            </strong>
          </p>
          {leftOut > 0 && <p className="mt-1 text-accent-strong">{plural(copy.leftOut, leftOut)}</p>}
        </div>
      )}
    </>
  );
}

type RowProps = { row: ListRow; typed: string; copy: Copy; onChange: (text: string) => void };

function Row({ row, typed, copy, onChange }: RowProps) {
  const item = useRef<HTMLLIElement>(null);
  useChoiceBeforeHydration(
    item,
    typed,
    (element) => element.querySelector<HTMLInputElement>("input[name=quantity]")?.value,
    onChange,
  );
  const { name, quantity, minimum, step, prices, perUnit } = row;
  const parsed = parseQuantity(typed);
  const isGone = isRemoved(typed);
  const total = rowAmount(row, typed, copy);
  return (
    <li ref={item} className="flex flex-wrap items-center gap-3 border-b border-line py-3 text-sm last:border-0">
      <div className={`flex min-w-0 flex-1 items-center gap-3 ${isGone ? "opacity-50" : ""}`}>{row.goods}</div>
      <div className="flex items-center justify-between gap-3 max-sm:order-1 max-sm:w-full">
        <QuantityField
          label={<span className="sr-only">{fill(copy.quantityOf, { name })}</span>}
          name="quantity"
          value={typed}
          quantity={parsed}
          minimum={minimum}
          step={step}
          copy={copy}
          error={rowProblem(row, typed, copy)}
          onChange={onChange}
        />
        <p className="w-32 shrink-0 text-right tabular-nums">
          {isGone ? copy.removed : <strong>{total === undefined ? "—" : money(total)}</strong>}
          {!isGone && (
            <span className="block text-xs text-muted">
              {money(priceAt(prices, parsed ?? quantity).unit)} {perUnit}
            </span>
          )}
        </p>
      </div>
      <button
        type="button"
        aria-label={fill(isGone ? copy.keepOf : copy.removeOf, { name })}
        onClick={() => onChange(isGone ? String(quantity) : "0")}
        className="scripted flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-control text-muted hover:bg-accent-soft hover:text-accent-strong"
      >
        {isGone ? <span className="text-xs underline">{copy.keep}</span> : <Icon name="trash" size={18} />}
      </button>
    </li>
  );
}
