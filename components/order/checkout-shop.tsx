import { FIELD_LOOK, Field } from "@/components/ui/field";
import { Picture } from "@/components/ui/picture";
import { fill, groupedNumber, money } from "@/lib/format";
import { unitName } from "@/lib/inquiry";
import { lineKey, optionsLabel, type PreviewLine, type PreviewShop } from "@/lib/order";
import type { CheckoutWords } from "./checkout-words";

type Props = {
  shop: PreviewShop;
  was: ReadonlyMap<string, number>;
  note: string;
  onNote: (note: string) => void;
  form: string;
  words: CheckoutWords;
};

const NOTE_MAX = 500;

/** What is ordered from one shop, at which tier, and what the shop is to know. */
export function CheckoutShop({ shop, was, note, onNote, form, words: t }: Props) {
  const id = `nota-${shop.shop_id}`;
  return (
    <section aria-labelledby={`tienda-${shop.shop_id}`} className="rounded-card border border-line bg-surface">
      <h3 id={`tienda-${shop.shop_id}`} className="border-b border-line px-4 py-3 text-base [overflow-wrap:anywhere]">
        {shop.shop_name}
      </h3>
      <ul className="divide-y divide-line">
        {shop.lines.map((line) => (
          <Line key={lineKey(line)} line={line} was={was.get(lineKey(line))} words={t} />
        ))}
      </ul>
      <div className="flex flex-col gap-3 border-t border-line p-4">
        <Field id={id} label={fill(t.note, { shop: shop.shop_name })} optional={t.optional} hint={t.noteHint}>
          <textarea
            id={id}
            form={form}
            name={`note-${shop.shop_id}`}
            value={note}
            rows={2}
            maxLength={NOTE_MAX}
            aria-describedby={`${id}-hint`}
            onChange={({ currentTarget }) => onNote(currentTarget.value)}
            className={`${FIELD_LOOK} py-2`}
          />
        </Field>
        <p className="flex justify-between gap-4 text-sm">
          {t.subtotal} <strong className="tabular-nums">{money(shop.subtotal)}</strong>
        </p>
      </div>
    </section>
  );
}

function Line({ line, was, words: t }: { line: PreviewLine; was: number | undefined; words: CheckoutWords }) {
  const options = optionsLabel(line.options);
  const each = { quantity: groupedNumber(line.quantity), unit: unitName(line.unit), price: money(line.unit_price) };
  return (
    <li className="flex gap-3 p-4 max-sm:flex-wrap">
      <div className="size-16 shrink-0 overflow-hidden rounded-control bg-sunken">
        {line.cover && <Picture src={line.cover} alt="" widths={[144]} sizes="64px" className="size-full object-cover" />}
      </div>
      <div className="min-w-0 flex-1 text-sm">
        <p className="line-clamp-2 font-semibold">{line.name}</p>
        {options && <p className="text-muted">{options}</p>}
        <p className="tabular-nums">{fill(t.each, each)}</p>
        {was !== undefined && (
          <p role="alert" className="mt-1 inline-block rounded-control bg-accent-soft px-2 py-1 font-semibold text-accent-strong">
            {t.priceChanged}. {fill(t.was, { price: money(was) })}
          </p>
        )}
      </div>
      <p className="shrink-0 text-right text-sm font-semibold tabular-nums max-sm:w-full">{money(line.total)}</p>
    </li>
  );
}
