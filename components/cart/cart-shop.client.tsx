"use client";

import { chosenLines } from "@/lib/cart";
import type { TypedQuantities } from "@/lib/cart/quote";
import { cartRoutes } from "@/lib/cart-routes";
import type { Cart, CartLine as Line } from "@/lib/contract/cart";
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
  /** Of lines and their sum. */
  totalText: (ids: string[], total: number) => string;
  onTick: (lines: Line[], isTicked: boolean) => void;
  onChange: (id: string, quantity: number) => void;
  onWrong: (id: string, typed: number | undefined) => void;
  onRemove: (line: Line) => void;
};

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
  const orderable = shop.lines.filter(({ reason }) => reason === undefined);
  const { ids } = chosenLines({ shops: [shop], total: 0, count: 0 }, unticked);
  const title = `shop-${shop.shop_id}`;
  return (
    <section aria-labelledby={title} className="rounded-block border border-line bg-surface">
      <div className="flex items-center gap-1 pr-4">
        <Tick
          label={fill(copy.selectShop, { shop: shop.shop_name })}
          isTicked={orderable.length > 0 && ids.length === orderable.length}
          isPartly={ids.length > 0 && ids.length < orderable.length}
          isDisabled={orderable.length === 0}
          onTick={(isTicked) => onTick(shop.lines, isTicked)}
        />
        <h2 id={title} className="min-w-0 text-base tracking-normal">
          {/* A guest's line without a snapshot has no shop. */}
          {shop.shop_id ? (
            <a href={cartRoutes.shop(shop.shop_id)} className="flex min-h-11 items-center hover:text-brand hover:underline">
              {shop.shop_name}
            </a>
          ) : (
            copy.title
          )}
        </h2>
      </div>
      <ul>
        {shop.lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            copy={copy}
            isTicked={!unticked.has(line.id)}
            onTick={(isTicked) => onTick([line], isTicked)}
            isWrong={line.id in wrongQuantities}
            onChange={(quantity) => onChange(line.id, quantity)}
            onWrong={(typed) => onWrong(line.id, typed)}
            onRemove={() => onRemove(line)}
          />
        ))}
      </ul>
      {hasSubtotal && shop.lines.length > 1 && (
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
