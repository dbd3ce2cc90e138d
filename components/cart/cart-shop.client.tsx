"use client";

import type { TypedQuantities } from "@/lib/cart/quote";
import { cartRoutes } from "@/lib/cart-routes";
import type { Cart, CartLine as Line } from "@/lib/contract/cart";
import { isOrderable } from "@/lib/contract/cart-sums";
import { fill } from "@/lib/format";
import { CartLine } from "./cart-line.client";
import type { CartCopy } from "./copy";
import { Tick } from "./tick.client";

type Props = {
  shop: Cart["shops"][number];
  hasSubtotal: boolean;
  copy: CartCopy;
  unticked: ReadonlySet<string>;
  wrongQuantities: TypedQuantities;
  totalText: (ids: string[], total: number) => string;
  onTick: (lines: Line[], isTicked: boolean) => void;
  onChange: (id: string, quantity: number) => void;
  onWrong: (id: string, typed: number | undefined) => void;
  onRemove: (line: Line) => void;
};

/** Lines of one supplier; the name of a supplier with a single line stands in that line. */
export function CartShop({
  shop,
  hasSubtotal,
  copy,
  unticked,
  wrongQuantities,
  totalText,
  onTick,
  onChange,
  onWrong,
  onRemove,
}: Props) {
  const isSingle = shop.lines.length === 1;
  const title = `shop-${shop.shop_id}`;
  const heading = (
    <h2 id={title} className={isSingle ? "text-xs font-normal text-muted" : "min-w-0 py-2 text-base"}>
      {/* A guest's line without a snapshot has no shop. */}
      {shop.shop_id ? (
        <a href={cartRoutes.shop(shop.shop_id)} className="block py-1 hover:text-brand hover:underline">
          {shop.shop_name}
        </a>
      ) : (
        copy.title
      )}
    </h2>
  );
  return (
    <section aria-labelledby={title} className="rounded-block border border-line bg-surface">
      {!isSingle && (
        <div className="flex items-center gap-1 border-b border-line pr-4">
          <Tick label={fill(copy.selectShop, { shop: shop.shop_name })} lines={shop.lines} unticked={unticked} onTick={onTick} />
          {heading}
        </div>
      )}
      <ul className="divide-y divide-line">
        {shop.lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            heading={isSingle && heading}
            copy={copy}
            unticked={unticked}
            onTick={onTick}
            isWrong={line.id in wrongQuantities}
            onChange={(quantity) => onChange(line.id, quantity)}
            onWrong={(typed) => onWrong(line.id, typed)}
            onRemove={() => onRemove(line)}
          />
        ))}
      </ul>
      {hasSubtotal && !isSingle && shop.lines.some(isOrderable) && (
        <p className="flex justify-between gap-4 border-t border-line px-4 py-3 text-sm">
          <span className="min-w-0 text-muted">{fill(copy.subtotal, { shop: shop.shop_name || copy.title })}</span>
          <span className="whitespace-nowrap font-bold tabular-nums">
            {totalText(
              shop.lines.map(({ id }) => id),
              shop.subtotal,
            )}
          </span>
        </p>
      )}
    </section>
  );
}
