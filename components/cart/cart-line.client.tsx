"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { pictureAt } from "@/components/ui/picture-address";
import { QuantityField } from "@/components/ui/quantity-field";
import { nextTier } from "@/lib/cart";
import { cartRoutes } from "@/lib/cart-routes";
import type { CartLine as Line } from "@/lib/contract/cart";
import { QUANTITY_MAX } from "@/lib/contract/limits";
import { quantityObstacle } from "@/lib/contract/quantity";
import { fill, groupedNumber, money } from "@/lib/format";
import { multiplesLabel } from "@/lib/product";
import { quantityOf } from "@/lib/quantity";
import { LineNotice } from "./line-notice";
import { Tick } from "./tick.client";
import { type CartWords, unitOf } from "./words";

type Props = {
  line: Line;
  words: CartWords;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  onChange: (quantity: number) => void;
  /** Whether the field holds something else than a quantity that can be ordered. */
  onWrong: (isWrong: boolean) => void;
  /** The total waits while the field is wrong. */
  isWrong: boolean;
  onRemove: () => void;
};

/** A line of the cart: what it is, what it costs at its quantity, what changed since, and what can be done with it. */
export function CartLine({ line, words, isTicked, isWrong, onTick, onChange, onWrong, onRemove }: Props) {
  const unit = unitOf(line, words);
  const next = nextTier(line);
  const isLost = line.notice === "unavailable" || line.notice === "stock";
  return (
    <li className="grid grid-cols-[2.75rem_4.5rem_1fr] gap-x-2 gap-y-3 border-t border-line py-4 pr-4 sm:grid-cols-[2.75rem_5.5rem_1fr_auto] sm:gap-x-4">
      <Tick
        label={fill(words.selectLine, { name: line.name })}
        isTicked={isTicked && line.reason === undefined}
        isDisabled={line.reason !== undefined}
        onTick={onTick}
      />
      <div className={isLost ? "opacity-50" : undefined}>
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
        {Object.keys(line.options).length > 0 && (
          <p className="text-xs text-muted">
            {Object.entries(line.options)
              .map(([name, value]) => `${name}: ${value}`)
              .join(" · ")}
          </p>
        )}
        <p className="text-sm tabular-nums">{fill(words.perUnit, { price: money(line.unit_price), unit })}</p>
        <LineNotice line={line} words={words} />
        {next && line.reason === undefined && (
          <p className="text-xs text-gold">
            {fill(words.nextTier, { missing: groupedNumber(next.missing), price: money(next.price), unit })}
          </p>
        )}
      </div>
      <div className="col-span-3 flex flex-wrap items-end gap-1 sm:col-span-1 sm:flex-col sm:gap-3">
        {!isLost && <Amount line={line} unit={unit} words={words} onChange={onChange} onWrong={onWrong} />}
        <div className="contents sm:flex sm:items-center sm:gap-1">
          <p className="ml-auto text-right font-bold whitespace-nowrap tabular-nums max-sm:pb-3 max-sm:text-sm">
            <span className="sr-only">{words.lineTotal}: </span>
            {line.reason === undefined && !isWrong ? money(line.total) : "—"}
          </p>
          <button
            type="button"
            aria-label={fill(words.remove, { name: line.name })}
            onClick={onRemove}
            className="flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:bg-accent-soft hover:text-accent-strong max-sm:order-first max-sm:w-9"
          >
            <Icon name="trash" size={18} />
          </button>
        </div>
      </div>
    </li>
  );
}

/** The quantity as it is typed: only one that can be ordered goes on. */
function Amount({
  line,
  unit,
  words,
  onChange,
  onWrong,
}: Pick<Props, "line" | "words" | "onChange" | "onWrong"> & { unit: string }) {
  const [typed, setTyped] = useState(String(line.quantity));
  const minimum = Math.max(1, line.min_quantity ?? 1);
  const problem = (value: string) => {
    const meant = quantityOf(value);
    if (meant === undefined) return words.notWhole;
    if (meant > QUANTITY_MAX) return words.aboveMaximum;
    const obstacle = quantityObstacle(meant, { minimum, step: line.step });
    if (obstacle === "minimum") return fill(words.belowMinimum, { minimum: groupedNumber(minimum) });
    return obstacle && fill(words.notMultiple, multiplesLabel(meant, line.step));
  };
  // A valid quantity goes on at once: where the line has another one, it was changed elsewhere.
  const shown = problem(typed) || quantityOf(typed) === line.quantity ? typed : String(line.quantity);
  return (
    <QuantityField
      label={fill(words.amount, { unit })}
      value={shown}
      quantity={quantityOf(shown)}
      minimum={minimum}
      step={line.step}
      words={{ less: words.less, more: words.more }}
      error={problem(shown)}
      onChange={(value) => {
        setTyped(value);
        const meant = quantityOf(value);
        const isRight = meant !== undefined && !problem(value);
        onWrong(!isRight);
        if (isRight) onChange(meant);
      }}
    />
  );
}
