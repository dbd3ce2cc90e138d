"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { pictureAt } from "@/components/ui/picture-address";
import { QuantityField } from "@/components/ui/quantity-field.client";
import { cartRoutes } from "@/lib/cart-routes";
import type { CartLine as Line } from "@/lib/contract/cart";
import { nextTier } from "@/lib/contract/price";
import { fill, groupedNumber, money } from "@/lib/format";
import { optionsLabel } from "@/lib/order";
import { parseQuantity, quantityProblem } from "@/lib/quantity";
import { type CartCopy, unitLabel } from "./copy";
import { LineNotice } from "./line-notice";
import { Tick } from "./tick.client";

type Props = {
  line: Line;
  copy: CartCopy;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  onChange: (quantity: number) => void;
  onWrong: (typed: number | undefined) => void;
  isWrong: boolean;
  onRemove: () => void;
};

export function CartLine({ line, copy, isTicked, isWrong, onTick, onChange, onWrong, onRemove }: Props) {
  const unit = unitLabel(line, copy);
  const next = nextTier(line.multistage_price, line.quantity);
  const isUnavailable = line.notice === "unavailable" || line.notice === "stock";
  return (
    <li className="grid grid-cols-[2.75rem_4.5rem_1fr] gap-x-2 gap-y-3 border-t border-line py-4 pr-4 sm:grid-cols-[2.75rem_5.5rem_1fr_auto_auto] sm:gap-x-4">
      <Tick
        label={fill(copy.selectLine, { name: line.name })}
        isTicked={isTicked && line.reason === undefined}
        isDisabled={line.reason !== undefined}
        onTick={onTick}
      />
      <div className={isUnavailable ? "opacity-50" : undefined}>
        {line.cover && (
          <img
            src={pictureAt(line.cover, 180)}
            alt=""
            width={88}
            height={88}
            loading="lazy"
            className="aspect-square w-full rounded-control bg-sunken object-cover"
          />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="text-sm leading-5 tracking-normal">
          <a href={cartRoutes.product(line.product_id)} className="line-clamp-4 hover:text-brand hover:underline">
            {line.name || line.product_id}
          </a>
        </h3>
        {Object.keys(line.options).length > 0 && <p className="text-xs text-muted">{optionsLabel(line.options)}</p>}
        <p className="text-sm tabular-nums">{fill(copy.perUnit, { price: money(line.unit_price), unit })}</p>
        <LineNotice line={line} copy={copy} />
        {next && line.reason === undefined && (
          <p className="text-xs text-gold">
            {fill(copy.nextTier, { missing: groupedNumber(next.quantity - line.quantity), price: money(next.price), unit })}
          </p>
        )}
      </div>
      <div className="order-1 col-span-2 flex flex-wrap items-end gap-1 self-start sm:col-span-1 sm:flex-col sm:gap-3 xl:flex-row">
        {!isUnavailable && <Amount line={line} unit={unit} copy={copy} onChange={onChange} onWrong={onWrong} />}
        <p className="ml-auto text-right xl:min-w-32 font-bold whitespace-nowrap tabular-nums pb-3 max-sm:text-sm">
          <span className="sr-only">{copy.lineTotal}: </span>
          {line.reason === undefined && !isWrong ? money(line.total) : "—"}
        </p>
      </div>
      <button
        type="button"
        aria-label={fill(copy.remove, { name: line.name })}
        onClick={onRemove}
        className="mt-7 flex size-11 items-center print:hidden justify-center rounded-control text-muted hover:bg-accent-soft hover:text-accent-strong sm:order-1"
      >
        <Icon name="trash" size={18} />
      </button>
    </li>
  );
}

/** Quantity field of a line; it passes on valid quantities only. */
function Amount({
  line,
  unit,
  copy,
  onChange,
  onWrong,
}: Pick<Props, "line" | "copy" | "onChange" | "onWrong"> & { unit: string }) {
  const [inputText, setInputText] = useState(String(line.quantity));
  const minimum = Math.max(1, line.min_quantity ?? 1);
  const problem = (value: string) => {
    const parsedQuantity = parseQuantity(value);
    if (line.max_quantity !== undefined && (parsedQuantity ?? 0) > line.max_quantity)
      return fill(copy.reasons.sampleLimit, { maximum: line.max_quantity });
    return quantityProblem(parsedQuantity, { minimum, step: line.step }, copy);
  };
  // A valid text that differs from the line is out of date: the quantity was changed in another tab or by the gateway.
  const shown = problem(inputText) || parseQuantity(inputText) === line.quantity ? inputText : String(line.quantity);
  return (
    <QuantityField
      label={fill(copy.amount, { unit })}
      value={shown}
      quantity={parseQuantity(shown)}
      minimum={minimum}
      step={line.step}
      copy={{ less: copy.less, more: copy.more }}
      error={problem(shown)}
      onChange={(value) => {
        setInputText(value);
        const parsedQuantity = parseQuantity(value);
        if (parsedQuantity !== undefined && !problem(value)) onChange(parsedQuantity);
        else onWrong(parsedQuantity);
      }}
    />
  );
}
