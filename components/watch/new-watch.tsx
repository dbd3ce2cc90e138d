import { MemberHeading } from "@/components/member/member-heading";
import { MemberField } from "@/components/session/member-field";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { Thumbnail } from "@/components/ui/thumbnail";
import type { ProductDetail } from "@/lib/contract/product";
import { WATCH_NAME_MAX } from "@/lib/contract/watch";
import { fill } from "@/lib/format";
import { priceLabel } from "@/lib/product";
import { type ListingQuery, routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { unitName } from "@/lib/unit";
import { watchedFields } from "@/lib/watch";

const t = text.watch.new;
const BOX = "flex flex-col gap-4 rounded-block border border-line bg-surface p-5";

type SearchProps = {
  query: ListingQuery;
  filterLabels: string[];
  /** The name that was typed when the form was posted and refused. */
  typed: string | undefined;
};

export function NewSearchWatch({ query, filterLabels, typed }: SearchProps) {
  const filterText = filterLabels.join(" · ");
  return (
    <>
      <MemberHeading title={t.search} lead={t.searchLead} />
      <form action="/api/watch" method="post" className={BOX}>
        <MemberField />
        <HiddenFields fields={watchedFields(query)} />
        <p className="text-sm [overflow-wrap:anywhere]">
          <span className="text-muted">{t.searched}: </span>
          <strong>{filterText}</strong>
        </p>
        <TextField
          id="watch-name"
          name="name"
          label={t.name}
          required
          maxLength={WATCH_NAME_MAX}
          defaultValue={typed ?? filterText.slice(0, WATCH_NAME_MAX).trim()}
        />
        <Buttons intent="search" label={t.saveSearch} back={routes.productSearch(query)} backLabel={t.backToList} />
      </form>
    </>
  );
}

/** `typed`: the target price, of a form that was refused or of a watch that is changed. */
type PriceProps = { product: ProductDetail; typed: string | undefined; error: string | undefined };

export function NewPriceWatch({ product, typed, error }: PriceProps) {
  const [cover] = product.cover;
  return (
    <>
      <MemberHeading title={t.price} lead={t.priceLead} />
      <form action="/api/watch" method="post" className={BOX}>
        <MemberField />
        <input type="hidden" name="product_id" value={product.id} />
        <div className="flex items-center gap-3 text-sm">
          {cover && <Thumbnail src={cover} />}
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{product.name}</p>
            <p className="tabular-nums">
              {priceLabel(product)} {fill(text.product.perUnit, { unit: unitName(product.unit) })}
            </p>
          </div>
        </div>
        <TextField
          id="watch-target"
          name="target_price"
          label={t.target}
          hint={t.targetHint}
          error={error}
          optional={text.account.optional}
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
          defaultValue={typed}
        />
        <p className="text-sm text-muted">
          {t.sent}{" "}
          <a
            href={`${routes.account}#correos`}
            className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
          >
            {text.watch.emails}
          </a>
        </p>
        <Buttons intent="price" label={t.savePrice} back={routes.product(product.id)} backLabel={t.backToProduct} />
      </form>
    </>
  );
}

type ButtonsProps = { intent: string; label: string; back: string; backLabel: string };

function Buttons({ intent, label, back, backLabel }: ButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2 max-sm:[&>*]:w-full">
      <Button type="submit" name="intent" value={intent}>
        {label}
      </Button>
      <ButtonLink href={back} variant="quiet">
        {backLabel}
      </ButtonLink>
    </div>
  );
}
