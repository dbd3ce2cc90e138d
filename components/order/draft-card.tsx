import { MemberField } from "@/components/session/member-field";
import { Button, ButtonLink } from "@/components/ui/button";
import { FIELD_LOOK, Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { SelectBox } from "@/components/ui/select-box";
import type { Temporary } from "@/lib/contract/legacy-order";
import { ORDER_NOTE_MAX, PURCHASE_ORDER_MAX } from "@/lib/contract/limits";
import { lineKey } from "@/lib/contract/line-key";
import type { PostedFields } from "@/lib/form/fields";
import { fill, money, plural } from "@/lib/format";
import { optionsLabel, type PreviewLine } from "@/lib/order";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { unitName } from "@/lib/unit";
import { LineFields } from "./line-fields";

const { draft: t, total: totalWord } = text.order;
const { optional: optionalWord, purchaseOrder: purchaseOrderWord } = text.order.checkout;

const COVERS_MAX = 4;

type Props = { draft: Temporary; addresses: { id: string; label: string }[]; isOpen: boolean; saved?: PostedFields | undefined };

function savedQuantity({ product_id, sku_id = "" }: PreviewLine, saved: PostedFields | undefined): string | undefined {
  const { product_id: products = [], sku_id: variants = [], quantity = [] } = saved ?? {};
  return quantity[products.findIndex((id, index) => id === product_id && variants[index] === sku_id)];
}

export function DraftCard({ draft, addresses, isOpen, saved }: Props) {
  const { id, lines, total } = draft;
  const covers = lines.flatMap(({ cover }) => cover ?? []).slice(0, COVERS_MAX);
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-2 p-4 sm:gap-x-4 hover:bg-sunken">
        <span className="flex gap-1 max-sm:w-full">
          {[...new Set(covers)].map((cover) => (
            <Picture
              key={cover}
              src={cover}
              alt=""
              widths={[144]}
              sizes="56px"
              className="size-14 rounded-control bg-sunken object-cover"
            />
          ))}
        </span>
        <span className="min-w-0 flex-1 basis-24 text-sm">
          <span className="block font-semibold tabular-nums">{fill(t.name, { number: id })}</span>
          <span className="text-muted">{plural(text.order.lines, lines.length)}</span>
        </span>
        <strong className="tabular-nums">{money(total)}</strong>
        <Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <DraftForm draft={draft} addresses={addresses} saved={saved} />
    </details>
  );
}

function DraftForm({ draft: { id, lines, total, refused }, addresses, saved }: Omit<Props, "isOpen">) {
  const title = `borrador-${id}`;
  return (
    <form
      action="/api/order/draft"
      method="post"
      aria-label={fill(t.name, { number: id })}
      className="flex flex-col gap-4 px-4 pb-4 sm:px-5 sm:pb-5"
    >
      <MemberField />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="key" value={saved?.key?.[0] ?? crypto.randomUUID()} />
      <input type="hidden" name="expected_total" value={total} />
      <ul className="divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <Line key={lineKey(line)} id={`${title}-${lineKey(line)}`} line={line} quantityText={savedQuantity(line, saved)} />
        ))}
        {refused.map((line) => (
          <li key={lineKey(line)} className="py-3 text-sm text-accent-strong [overflow-wrap:anywhere]">
            <strong>{[t.refused, line.name].filter(Boolean).join(": ")}</strong> {line.reason}
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>
              {totalWord} <strong className="text-lg tabular-nums">{money(total)}</strong>
              <span className="block text-xs text-muted">{t.quantityHint}</span>
            </p>
            <Button type="submit" name="intent" value="change" variant="secondary">
              {refused.length > 0 ? t.changeAndTakeOut : t.change}
            </Button>
          </div>
          <PlaceFields id={title} addresses={addresses} saved={saved} />
        </>
      )}
      <details className="text-sm">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand">{t.remove}</summary>
        <p className="mb-2 text-muted">{t.removeText}</p>
        <Button type="submit" name="intent" value="delete" variant="accent" formNoValidate>
          {t.removeConfirm}
        </Button>
      </details>
    </form>
  );
}

function Line({ id, line, quantityText }: { id: string; line: PreviewLine; quantityText: string | undefined }) {
  const each = `${money(line.unit_price)} ${fill(text.product.perUnit, { unit: unitName(line.unit) })}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
      {line.cover && (
        <Picture src={line.cover} alt="" widths={[144]} sizes="64px" className="size-16 rounded-control bg-sunken object-cover" />
      )}
      <div className="min-w-0 flex-1 basis-40">
        <p className="line-clamp-2 font-semibold">{line.name}</p>
        <p className="text-muted tabular-nums">{[optionsLabel(line.options), each].filter(Boolean).join(" · ")}</p>
      </div>
      <LineFields
        id={id}
        line={line}
        quantity={quantityText ?? line.quantity}
        step={line.step ?? 1}
        label={fill(t.quantityOf, { name: line.name })}
        className="max-w-28"
      />
      <p className="min-w-24 text-right font-semibold tabular-nums">{money(line.total)}</p>
    </li>
  );
}

function PlaceFields({ id, addresses, saved }: { id: string; addresses: Props["addresses"]; saved: PostedFields | undefined }) {
  if (addresses.length === 0)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-sm">{t.noAddress}</p>
        <ButtonLink href={routes.newAddress()}>{t.addAddress}</ButtonLink>
      </div>
    );
  return (
    <div className="grid items-end gap-3 sm:grid-cols-2">
      <Field id={`${id}-direccion`} label={t.address}>
        <SelectBox id={`${id}-direccion`} name="address_id" defaultValue={saved?.address_id?.[0]}>
          {addresses.map((address) => (
            <option key={address.id} value={address.id}>
              {address.label}
            </option>
          ))}
        </SelectBox>
      </Field>
      <Field id={`${id}-nota`} label={t.note} optional={optionalWord}>
        <input
          id={`${id}-nota`}
          name="note"
          defaultValue={saved?.note?.[0]}
          maxLength={ORDER_NOTE_MAX}
          className={`${FIELD_LOOK} h-11`}
        />
      </Field>
      <Field id={`${id}-orden`} label={purchaseOrderWord} optional={optionalWord}>
        <input
          id={`${id}-orden`}
          name="purchase_order"
          defaultValue={saved?.purchase_order?.[0]}
          maxLength={PURCHASE_ORDER_MAX}
          autoComplete="off"
          className={`${FIELD_LOOK} h-11`}
        />
      </Field>
      <Button type="submit" name="intent" value="place" size="lg" className="sm:justify-self-end">
        {t.place}
      </Button>
    </div>
  );
}
