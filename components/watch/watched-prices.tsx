import { MemberField } from "@/components/session/member-field";
import { Button } from "@/components/ui/button";
import { Thumbnail } from "@/components/ui/thumbnail";
import type { WatchedPrice } from "@/lib/contract/watch";
import { fill, money } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { unitName } from "@/lib/unit";
import { priceTrend } from "@/lib/watch";

const t = text.watch;
const LOOKS = { down: "font-semibold text-brand-strong", up: "font-semibold text-accent-strong", same: "text-muted" };

export function WatchedPrices({ prices }: { prices: WatchedPrice[] }) {
  return (
    <section aria-labelledby="precios">
      <h2 id="precios" className="mb-2 text-lg font-bold">
        {t.prices}
      </h2>
      {prices.length === 0 && <p className="text-sm text-muted">{t.noPrices}</p>}
      {prices.length > 0 && (
        <ul className="rounded-block border border-line bg-surface">
          {prices.map((price) => (
            <Price key={price.product_id} watched={price} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Price({ watched }: { watched: WatchedPrice }) {
  const { product_id: productId, name, cover, unit, price, saved_price: before, is_available: isAvailable } = watched;
  const trend = priceTrend(watched);
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line p-4 text-sm last:border-0">
      {cover && <Thumbnail src={cover} />}
      <div className="min-w-0 flex-1 basis-40">
        <a href={routes.product(productId)} className="line-clamp-2 font-semibold hover:text-brand hover:underline">
          {name}
        </a>
        <p className="tabular-nums">
          {money(price)} {fill(text.product.perUnit, { unit: unitName(unit) })}
        </p>
        <p className={isAvailable ? LOOKS[trend] : "text-accent-strong"}>
          {isAvailable ? fill(t.trends[trend], { before: money(before) }) : t.unavailable}
        </p>
      </div>
      <form action="/api/watch" method="post" className="ml-auto">
        <MemberField />
        <input type="hidden" name="product_id" value={productId} />
        <Button
          type="submit"
          name="intent"
          value="removePrice"
          variant="quiet"
          size="sm"
          aria-label={fill(t.removePrice, { name })}
        >
          {t.remove}
        </Button>
      </form>
    </li>
  );
}
