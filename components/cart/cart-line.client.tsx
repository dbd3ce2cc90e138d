"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { pictureAt } from "@/components/ui/picture-address";
import { QuantityField } from "@/components/ui/quantity-field.client";
import { cartRoutes } from "@/lib/cart-routes";
import type { CartLine as Line } from "@/lib/contract/cart";
import { QUANTITY_MAX } from "@/lib/contract/limits";
import { nextTier } from "@/lib/contract/price";
import { nextMultiple } from "@/lib/contract/quantity";
import { fill, groupedNumber, money } from "@/lib/format";
import { optionsLabel } from "@/lib/order";
import { parseQuantity, quantityProblem } from "@/lib/quantity";
import { type CartCopy, unitLabel } from "./copy";
import { LineNotice } from "./line-notice";
import { Tick } from "./tick.client";

type Props = {
  line: Line;
  heading: ReactNode;
  copy: CartCopy;
  unticked: ReadonlySet<string>;
  onTick: (lines: Line[], isTicked: boolean) => void;
  onChange: (quantity: number) => void;
  onWrong: (typed: number | undefined) => void;
  isWrong: boolean;
  onRemove: () => void;
};

export function CartLine({ line, heading, copy, unticked, isWrong, onTick, onChange, onWrong, onRemove }: Props) {
  const unit = unitLabel(line, copy);
  const next = nextTier(line.multistage_price, line.quantity);
  const { notice, reason } = line;
  // With a reason, a notice says that no other quantity helps (lib/contract/line-notice.ts).
  const isUnavailable = notice === "unavailable" || notice === "stock" || (reason !== undefined && notice !== undefined);
  const findProblem = createQuantityCheck(line, copy);
  return (
    <li
      id={`linea-${line.id}`}
      className="grid grid-cols-[2.75rem_4.5rem_1fr] gap-x-2 gap-y-1 py-3 pr-4 sm:grid-cols-[2.75rem_5.5rem_1fr_auto_auto] sm:gap-x-4"
    >
      <Tick label={fill(copy.selectLine, { name: line.name })} lines={[line]} unticked={unticked} onTick={onTick} />
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
        {heading}
        <h3 className="text-sm leading-5 tracking-normal">
          <a href={cartRoutes.product(line.product_id)} className="line-clamp-4 hover:text-brand hover:underline">
            {line.name || line.product_id}
          </a>
        </h3>
        {/* On paper only: printed-lines.ts. */}
        <small className="hidden">{fill(copy.reference, { id: line.sku_id ?? line.product_id })}</small>
        <p className="text-xs text-muted empty:hidden">{optionsLabel(line.options)}</p>
        {line.unit_price > 0 && (
          <p className="text-sm tabular-nums">{fill(copy.perUnit, { price: money(line.unit_price), unit })}</p>
        )}
        {(isUnavailable || !findProblem(line.quantity)) && <LineNotice line={line} copy={copy} />}
        {next && line.reason === undefined && (
          <p className="text-xs text-gold">
            {fill(copy.nextTier, { missing: groupedNumber(next.quantity - line.quantity), price: money(next.price) })}
          </p>
        )}
      </div>
      <div className="order-1 col-span-2 flex flex-wrap items-start gap-1 self-start sm:col-span-1 sm:flex-col xl:flex-row">
        {!isUnavailable && (
          <Amount line={line} unit={unit} copy={copy} findProblem={findProblem} onChange={onChange} onWrong={onWrong} />
        )}
        <p className="ml-auto text-right xl:min-w-32 font-bold whitespace-nowrap tabular-nums pt-4 max-sm:text-sm">
          <span className="sr-only">{copy.lineTotal}: </span>
          {line.reason === undefined && !isWrong ? money(line.total) : "—"}
        </p>
      </div>
      <button
        type="button"
        aria-label={fill(copy.remove, { name: line.name })}
        onClick={onRemove}
        className="mt-1 flex size-11 items-center justify-center rounded-control text-muted hover:bg-accent-soft hover:text-accent-strong sm:order-1"
      >
        <Icon name="trash" size={18} />
      </button>
    </li>
  );
}

const createQuantityCheck =
  ({ min_quantity: minimum = 1, max_quantity: maximum, step }: Line, copy: CartCopy) =>
  (quantity: number | undefined): string | undefined =>
    maximum !== undefined && (quantity ?? 0) > maximum
      ? fill(copy.reasons.sampleLimit, { maximum })
      : quantityProblem(quantity, { minimum, step }, copy);

type AmountProps = Pick<Props, "line" | "copy" | "onChange" | "onWrong"> & {
  unit: string;
  findProblem: ReturnType<typeof createQuantityCheck>;
};

/** Quantity field of a line; it passes on valid quantities only. Beside a wrong one stands a button that sets the next valid one. */
function Amount({ line, unit, copy, findProblem, onChange, onWrong }: AmountProps) {
  const [inputText, setInputText] = useState(String(line.quantity));
  const minimum = Math.max(1, line.min_quantity ?? 1);
  // A valid text that differs from the line is out of date: the quantity was changed in another tab or by the gateway.
  const typed = parseQuantity(inputText);
  const shown = findProblem(typed) || typed === line.quantity ? inputText : String(line.quantity);
  const quantity = parseQuantity(shown);
  const error = findProblem(quantity);
  const valid = Math.min(line.max_quantity ?? QUANTITY_MAX, nextMultiple(Math.max(minimum, quantity ?? 0), line.step ?? 1));
  const change = (value: string) => {
    setInputText(value);
    const parsedQuantity = parseQuantity(value);
    if (parsedQuantity !== undefined && !findProblem(parsedQuantity)) onChange(parsedQuantity);
    else onWrong(parsedQuantity);
  };
  return (
    <div>
      <QuantityField
        label={<span className="sr-only">{fill(copy.amount, { unit })}</span>}
        value={shown}
        quantity={quantity}
        minimum={minimum}
        step={line.step}
        copy={copy}
        error={error}
        onChange={change}
      />
      {error && !findProblem(valid) && (
        <Button
          variant="secondary"
          size="sm"
          onClick={({ currentTarget }) => {
            // The button is about to go.
            currentTarget.parentElement?.querySelector("input")?.focus();
            change(`${valid}`);
          }}
          className="mt-1"
        >
          {fill(copy.setTo, { quantity: groupedNumber(valid) })}
        </Button>
      )}
    </div>
  );
}
