import { ButtonLink } from "@/components/ui/button";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { Thumbnail } from "@/components/ui/thumbnail";
import type { WatchedPrice } from "@/lib/contract/watch";
import { fill, money, moneyRange } from "@/lib/format";
import { addToListHref } from "@/lib/list/add-href";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { unitName } from "@/lib/unit";
import { isReached, priceTrend } from "@/lib/watch";
import { RemoveForm } from "./remove-form";

const t = text.watch;
const LOOKS = { down: "font-semibold text-brand-strong", up: "font-semibold text-accent-strong", same: "text-muted" };

type Props = { prices: WatchedPrice[]; hasLists: boolean };

export function WatchedPrices({ prices, hasLists }: Props) {
  return (
    <section aria-labelledby="precios">
      <h2 id="precios" className="mb-2 text-lg font-bold">
        {t.prices}
      </h2>
      {prices.length === 0 && <p className="text-sm text-muted">{t.noPrices}</p>}
      {prices.length > 0 && (
        <ul className="rounded-block border border-line bg-surface">
          {prices.map((price) => (
            <Price key={price.product_id} watched={price} hasLists={hasLists} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Price({ watched, hasLists }: { watched: WatchedPrice; hasLists: boolean }) {
  const { product_id: productId, name, cover, unit, price, saved_price: before, target_price: target } = watched;
  const isAvailable = watched.is_available;
  const trend = priceTrend(watched);
  const hasReached = target !== undefined && isAvailable && isReached(target, watched);
  return (
    <li className="relative flex gap-3 border-b border-line p-4 text-sm last:border-0">
      {cover && <Thumbnail src={cover} />}
      <div className="min-w-0 flex-1">
        <a href={routes.product(productId)} className="line-clamp-2 pr-11 font-semibold hover:text-brand hover:underline">
          {name}
        </a>
        <p className="tabular-nums">
          {moneyRange(watched.lowest_price ?? price, price)} {fill(text.product.perUnit, { unit: unitName(unit) })}
        </p>
        <p className={isAvailable ? LOOKS[trend] : "text-accent-strong"}>
          {isAvailable ? fill(t.trends[trend], { before: money(before), now: money(price) }) : t.unavailable}
        </p>
        <p className={hasReached ? LOOKS.down : "text-muted"}>
          {target !== undefined && fill(hasReached ? t.reached : t.target, { price: money(target) })}{" "}
          {isAvailable && (
            <a
              href={routes.newPriceWatch(productId)}
              className="inline-flex min-h-6 items-center font-semibold text-brand hover:underline"
            >
              {target === undefined ? t.addTarget : t.changeTarget}
              <span className="sr-only">: {name}</span>
            </a>
          )}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {isAvailable && (
            <ButtonLink
              href={routes.product(productId)}
              variant={hasReached ? "primary" : "secondary"}
              size="sm"
              className="min-h-11"
            >
              {t.toProduct}
              <span className="sr-only">: {name}</span>
            </ButtonLink>
          )}
          {isAvailable && hasLists && (
            <a
              href={addToListHref(productId)}
              className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
            >
              {text.favorite.addToList}
              <span className="sr-only">: {name}</span>
            </a>
          )}
        </div>
      </div>
      <RemoveForm intent="removePrice" label={fill(t.removePrice, { name })}>
        <HiddenFields
          fields={[
            ["product_id", productId],
            ["saved_price", before],
            ["target_price", target],
          ]}
        />
      </RemoveForm>
    </li>
  );
}
