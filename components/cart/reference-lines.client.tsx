"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { pictureAt } from "@/components/ui/picture-address";
import { toWantedLine } from "@/lib/cart";
import { quoteFields } from "@/lib/cart/quote";
import { isReady, mendedQuantity, orderableTotal, type ReferenceLine } from "@/lib/cart/reference-lines";
import { cartRoutes } from "@/lib/cart-routes";
import { nextTier } from "@/lib/contract/price";
import { fill, groupedNumber, money, plural } from "@/lib/format";
import { addToCart } from "./add-to-cart";
import { type ReferenceCopy, unitLabel } from "./copy";

type Props = {
  lines: ReferenceLine[];
  copy: ReferenceCopy;
  onMend: (line: ReferenceLine, quantity: number) => void;
};

/** Address of the long form of an inquiry, with every line whose product was found, sold out or not. */
function quoteHref(lines: ReferenceLine[], copy: ReferenceCopy): string {
  const known = lines.flatMap(({ resolved }) => {
    const { product_id, name } = resolved;
    if (product_id === undefined || name === undefined) return [];
    return [{ ...resolved, product_id, name, unitName: unitLabel(resolved, copy) }];
  });
  return cartRoutes.quoteWith(quoteFields(known, copy));
}

export function ReferenceLines({ lines, copy, onMend }: Props) {
  const ready = lines.filter(isReady);
  const add = () => addToCart(ready.map(({ resolved }) => ({ ...toWantedLine(resolved), name: resolved.name ?? "" })));
  return (
    <>
      <ul className="rounded-block border border-line bg-surface">
        {lines.map((line) => (
          <li key={line.parsed.line} className="flex gap-3 border-b border-line p-4 text-sm last:border-0 max-sm:flex-wrap">
            <Line line={line} copy={copy} onMend={(quantity) => onMend(line, quantity)} />
          </li>
        ))}
      </ul>
      <a
        href={quoteHref(lines, copy)}
        data-quote
        className="inline-flex min-h-11 items-center self-start text-sm font-semibold text-brand hover:underline"
      >
        {copy.quote}
      </a>
      <div className="bottom-bar sticky flex items-center justify-between gap-3 rounded-block border border-line bg-surface p-4">
        <p aria-live="polite" className="min-w-0 text-xs">
          {fill(plural(copy.ready, ready.length), { all: groupedNumber(lines.length) })}
          <strong className="block whitespace-nowrap text-lg leading-6 tabular-nums">{money(orderableTotal(lines))}</strong>
        </p>
        <Button onClick={add} disabled={ready.length === 0} aria-label={copy.add}>
          <Icon name="cart" size={18} />
          <span className="sm:hidden">{copy.addShort}</span>
          <span className="max-sm:hidden">{copy.add}</span>
        </Button>
      </div>
    </>
  );
}

type LineProps = { line: ReferenceLine; copy: ReferenceCopy; onMend: (quantity: number) => void };

function Line({ line, copy, onMend }: LineProps) {
  const goods = useRef<HTMLAnchorElement>(null);
  const { parsed, resolved } = line;
  const { product_id: productId, name, cover, options, total, obstacle, reason } = resolved;
  return (
    <>
      {cover && (
        <img
          src={pictureAt(cover, 96)}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          className="size-14 shrink-0 rounded-control"
        />
      )}
      <div className="min-w-0 flex-1">
        {productId !== undefined && (
          <a
            ref={goods}
            href={cartRoutes.product(productId)}
            className="line-clamp-2 font-semibold hover:text-brand hover:underline"
          >
            {name}
          </a>
        )}
        <p className="break-words text-xs text-muted">
          {[fill(copy.line, { line: parsed.line }), parsed.reference, ...Object.values(options)].join(" · ")}
        </p>
        {obstacle === undefined ? (
          <Price line={line} copy={copy} />
        ) : (
          <p className="text-accent-strong">
            {reason ?? copy.notNow}
            {productId !== undefined && ` ${fill(copy.asked, { quantity: groupedNumber(parsed.quantity) })}`}
          </p>
        )}
        <Remedies
          line={line}
          copy={copy}
          onMend={(quantity) => {
            // The pressed button disappears with the obstacle, so the focus moves to the product's link.
            goods.current?.focus();
            onMend(quantity);
          }}
        />
      </div>
      {obstacle === undefined && total !== undefined && (
        <p className="shrink-0 text-right font-semibold tabular-nums max-sm:w-full">{money(total)}</p>
      )}
    </>
  );
}

function Price({ line, copy }: Omit<LineProps, "onMend">) {
  const { parsed, resolved } = line;
  const { unit_price: price = 0, min_quantity: minimum = 1 } = resolved;
  const next = nextTier(resolved.multistage_price, resolved.quantity);
  return (
    <>
      <p className="tabular-nums">
        {fill(copy.each, { quantity: groupedNumber(parsed.quantity), price: money(price), unit: unitLabel(resolved, copy) })}
      </p>
      <p className="text-xs text-muted">
        {fill(copy.minimum, { minimum: groupedNumber(minimum) })}
        {next && ` · ${fill(copy.tier, { quantity: groupedNumber(next.quantity), price: money(next.price) })}`}
      </p>
    </>
  );
}

/** What helps with an obstacle: a valid quantity, a variant, similar goods. */
function Remedies({ line, copy, onMend }: LineProps) {
  const { parsed, resolved } = line;
  const mended = mendedQuantity(line);
  const look = "inline-flex min-h-11 items-center font-semibold text-brand hover:underline";
  return (
    <>
      {mended !== undefined && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={fill(copy.mendOf, { quantity: groupedNumber(mended), name: resolved.name ?? parsed.reference })}
          onClick={() => onMend(mended)}
          className="mt-1"
        >
          {fill(copy.mend, { quantity: groupedNumber(mended) })}
        </Button>
      )}
      {resolved.obstacle === "variant" && resolved.product_id !== undefined && (
        <a href={cartRoutes.product(resolved.product_id)} className={look}>
          {copy.choose}
        </a>
      )}
      {resolved.similar.length > 0 && (
        <div className="mt-1 text-xs">
          <p className="text-muted">{resolved.obstacle === "ambiguous" ? copy.which : copy.similar}</p>
          <ul className="flex flex-col">
            {resolved.similar.map(({ product_id: id, name, price }) => (
              <li key={id}>
                <a href={cartRoutes.product(id)} className={look}>
                  {name} · {money(price)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
