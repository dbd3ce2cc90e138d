"use client";

import { type ReactNode, useState } from "react";
import { FIELD_LOOK, Field } from "@/components/ui/field";
import { ORDER_NOTE_MAX } from "@/lib/contract/limits";
import { lineKey } from "@/lib/contract/line-key";
import { nextTier } from "@/lib/contract/price";
import { fill, groupedNumber, money } from "@/lib/format";
import type { PreviewLine, PreviewShop } from "@/lib/order";
import { type CheckoutSelection, withLineQuantity } from "@/lib/order/selection";
import { unitName } from "@/lib/unit";
import type { CheckoutCopy } from "./checkout-copy";
import { LineQuantity } from "./line-quantity.client";
import { OrderLine } from "./order-line";
import type { Checkout } from "./use-checkout";

type Props = {
  shop: PreviewShop;
  formerPrices: ReadonlyMap<string, number>;
  note: string;
  onNote: (note: string) => void;
  form: string;
  selection: CheckoutSelection;
  action: string;
  checkout: Pick<Checkout, "markPending" | "pending" | "copyEntriesTo">;
  copy: CheckoutCopy;
};

export function CheckoutShop({ shop, formerPrices, note, onNote, form, selection, action, checkout, copy: t }: Props) {
  const isPending = shop.lines.some((line) => checkout.pending.has(lineKey(line)));
  const hasOneLine = shop.lines.length === 1;
  const noteField = <Note shop={shop} note={note} onNote={onNote} form={form} copy={t} />;
  return (
    <section aria-labelledby={`tienda-${shop.shop_id}`} className="rounded-card border border-line bg-surface">
      <h3 id={`tienda-${shop.shop_id}`} className="border-b border-line px-4 py-2 text-sm sm:text-base [overflow-wrap:anywhere]">
        {shop.shop_name}
      </h3>
      <ul className="divide-y divide-line">
        {shop.lines.map((line) => (
          <Line
            key={lineKey(line)}
            line={line}
            formerPrice={formerPrices.get(lineKey(line))}
            isPending={checkout.pending.has(lineKey(line))}
            copy={t}
          >
            <LineQuantity
              key={line.quantity}
              line={line}
              selection={selection}
              action={action}
              onPending={(isPending) => checkout.markPending(lineKey(line), isPending)}
              onLeave={(quantity) => checkout.copyEntriesTo(withLineQuantity(selection, lineKey(line), quantity))}
              copy={t}
            />
            {hasOneLine && noteField}
          </Line>
        ))}
      </ul>
      {!hasOneLine && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-4 py-1 text-sm">
          {noteField}
          <p>
            {t.subtotal} <strong className="tabular-nums">{isPending ? "—" : money(shop.subtotal)}</strong>
          </p>
        </div>
      )}
    </section>
  );
}

type NoteProps = Pick<Props, "shop" | "note" | "onNote" | "form" | "copy">;

function Note({ shop, note, onNote, form, copy: t }: NoteProps) {
  const [isOpen, setOpen] = useState(false);
  const id = `nota-${shop.shop_id}`;
  const label = fill(t.note, { shop: shop.shop_name });
  return (
    <details open={isOpen || note !== ""} className="open:w-full" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 items-center text-sm font-semibold text-brand">
        <span className="max-sm:sr-only">{t.addNote}</span>
        <span aria-hidden="true" className="sm:hidden">
          {t.addNoteShort}
        </span>
        <span className="sr-only">: {label}</span>
      </summary>
      <Field id={id} label={label} optional={t.optional} hint={t.noteHint}>
        <textarea
          id={id}
          form={form}
          name={`note-${shop.shop_id}`}
          value={note}
          rows={2}
          maxLength={ORDER_NOTE_MAX}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => onNote(currentTarget.value)}
          className={`${FIELD_LOOK} py-2`}
        />
      </Field>
    </details>
  );
}

type LineProps = {
  line: PreviewLine;
  formerPrice: number | undefined;
  isPending: boolean;
  copy: CheckoutCopy;
  children: ReactNode;
};

function Line({ line, formerPrice, isPending, copy: t, children }: LineProps) {
  const next = nextTier(line.multistage_price ?? [], line.quantity);
  return (
    <OrderLine line={line} name={<p className="line-clamp-3 font-semibold">{line.name}</p>} each={t.each} isPending={isPending}>
      {formerPrice !== undefined && (
        <p role="alert" className="mt-1 inline-block rounded-control bg-accent-soft px-2 py-1 font-semibold text-accent-strong">
          {t.priceChanged}. {fill(t.was, { price: money(formerPrice) })}
        </p>
      )}
      {next && (
        <p className="text-xs text-muted">
          {fill(t.nextTier, {
            missing: groupedNumber(next.quantity - line.quantity),
            price: money(next.price),
            unit: unitName(line.unit),
          })}
        </p>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-4">{children}</div>
    </OrderLine>
  );
}
