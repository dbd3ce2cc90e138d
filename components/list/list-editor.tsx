import { MemberField } from "@/components/session/member-field";
import { Button, ButtonLink } from "@/components/ui/button";
import { AreaField, TextField } from "@/components/ui/form-fields";
import { Icon } from "@/components/ui/icon";
import { SelectBox } from "@/components/ui/select-box";
import { linesParam } from "@/lib/cart/lines-address";
import type { ResolvedLine } from "@/lib/contract/line";
import { LIST_NAME_MAX } from "@/lib/contract/list";
import { smallestQuantity } from "@/lib/contract/quantity";
import { fill, plural } from "@/lib/format";
import { isKnown, isOrderableInSomeQuantity, type KnownLine, type VariantChoices } from "@/lib/list";
import { quoteHref } from "@/lib/list/quote-href";
import { text } from "@/lib/text";
import { unitName } from "@/lib/unit";
import { ListGoods } from "./list-lines";
import { type ListRow, ListRows } from "./list-rows.client";

const t = text.list;

const { checkout } = text.order;
const ROW_COPY = {
  less: checkout.less,
  more: checkout.more,
  notWhole: checkout.notWhole,
  aboveMaximum: checkout.aboveMaximum,
  belowMinimum: checkout.belowMinimum,
  notMultiple: checkout.notMultiple,
  total: t.total,
  totalOf: t.totalOf,
  leftOut: t.leftOut,
  quantityOf: t.quantityOf,
  removeOf: t.removeOf,
  keepOf: t.keepOf,
  keep: t.keep,
  removed: t.removed,
};

type Posted = Record<string, string[]> | undefined;

type Props = { id: string; name: string; lines: ResolvedLine[]; variants: VariantChoices; kept: Posted };

export const LIST_FORM = "lista";

export function ListEditor({ id, name, lines, variants, kept }: Props) {
  const known = lines.filter(isKnown);
  const typedReferences = kept?.add?.[0] || undefined;
  const rows = known.map((line, index) => toRow(line, variants, kept, index));
  return (
    <form
      id={LIST_FORM}
      action="/api/list"
      method="post"
      className="flex flex-col gap-4 rounded-block border border-line bg-surface p-4 sm:p-5"
    >
      <MemberField />
      <input type="hidden" name="id" value={id} />
      <TextField
        id="list-name"
        name="name"
        label={t.name}
        required
        maxLength={LIST_NAME_MAX}
        defaultValue={kept?.name?.[0] ?? name}
      />
      <ListRows rows={rows} copy={ROW_COPY} />
      {known.length < lines.length && <p className="text-sm text-accent-strong">{plural(t.gone, lines.length - known.length)}</p>}
      {lines.length === 0 && <References label={t.addLines} typed={typedReferences} />}
      <noscript>
        <p className="text-xs text-muted">{t.zeroHint}</p>
      </noscript>
      <div className="flex flex-wrap gap-2">
        {/* Enter in a field submits by the first button, so this one saves. */}
        <Button
          type="submit"
          name="intent"
          value="save"
          variant={lines.length > 0 ? "secondary" : "primary"}
          className="max-sm:w-full"
        >
          {t.save}
        </Button>
        {lines.length > 0 && (
          <>
            <Button type="submit" name="intent" value="buy" className="max-sm:w-full">
              <Icon name="cart" size={18} />
              {t.addAll}
            </Button>
            <ButtonLink href={quoteHref(lines)} variant="quiet" className="max-sm:w-full">
              {text.cart.quote}
            </ButtonLink>
          </>
        )}
      </div>
      {lines.length > 0 && (
        <details open={typedReferences !== undefined}>
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold text-brand">
            <Icon name="plus" size={18} />
            {t.addLines}
          </summary>
          <References label={t.references} typed={typedReferences} />
        </details>
      )}
    </form>
  );
}

const References = ({ label, typed }: { label: string; typed: string | undefined }) => (
  <AreaField id="list-add" name="add" label={label} hint={t.addHint} defaultValue={typed} />
);

function toRow(line: KnownLine, variants: VariantChoices, kept: Posted, index: number): ListRow {
  const { product_id: productId, sku_id: skuId, name, quantity, unit, unit_price: unitPrice = 0, price = unitPrice } = line;
  return {
    key: `${productId} ${skuId ?? ""}`,
    name,
    quantity,
    typed: kept?.quantity?.[index] ?? String(quantity),
    minimum: smallestQuantity({ minimum: Math.max(1, line.min_quantity ?? 1), step: line.step }),
    step: line.step,
    prices: { price, tiers: line.multistage_price },
    perUnit: fill(text.product.perUnit, { unit: unitName(unit) }),
    isOrderable: isOrderableInSomeQuantity(line),
    goods: <Goods line={line} choices={variants.get(productId)} chosen={kept?.line?.[index]} />,
  };
}

type GoodsProps = { line: KnownLine; choices: { value: string; label: string }[] | undefined; chosen: string | undefined };

function Goods({ line, choices, chosen }: GoodsProps) {
  const value = linesParam([line]);
  if (!choices)
    return (
      <>
        <input type="hidden" name="line" value={value} />
        <ListGoods line={line} hasAmount={false} />
      </>
    );
  return (
    <ListGoods line={line} hasAmount={false}>
      <div className="mt-1 max-w-xs">
        <SelectBox name="line" aria-label={fill(t.variantOf, { name: line.name })} defaultValue={chosen ?? value}>
          <option value={value}>{t.variant}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </SelectBox>
      </div>
    </ListGoods>
  );
}
