"use client";

import { type FormEvent, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { lazily } from "@/components/ui/lazily";
import { QuantityField } from "@/components/ui/quantity-field";
import { QUANTITY_MAX } from "@/lib/contract/limits";
import type { PriceTier, Sku } from "@/lib/contract/product";
import { firstQuantity, nextMultiple, quantityObstacle } from "@/lib/contract/quantity";
import { fill, groupedNumber, money } from "@/lib/format";
import { multiplesLabel, quoteFor } from "@/lib/product";
import { announceQuantity, chooseSku, sharedQuantity, useChosenSku } from "@/lib/product/client";
import { skuWith, variantOptions } from "@/lib/product/variants";
import { parseQuantity } from "@/lib/quantity";
import { PriceTiers, type TierCopy } from "./price-tiers";
import { VariantPicker } from "./variant-picker";

const OrderPad = lazily(() => import("@/components/cart/order-pad.client"));

export type Buyable = {
  id: string;
  name: string;
  price: number;
  tiers: PriceTier[];
  minimum: number;
  step: number | undefined;
  /** `units` per carton; `lot`: units of the fewest whole cartons that can be ordered. */
  carton: { units: number; lot: number } | undefined;
  minimumLabel: string;
  unit: string;
  skus: Sku[];
};

type Copy = TierCopy &
  Record<
    | "amount"
    | "less"
    | "more"
    | "unitPrice"
    | "total"
    | "next"
    | "best"
    | "notWhole"
    | "belowMinimum"
    | "notMultiple"
    | "aboveMaximum"
    | "reference"
    | "add"
    | "orderBy"
    | "byCarton"
    | "notCartons"
    | "totalOf"
    | "pad"
    | "padClose",
    string
  >;

type Props = {
  product: Buyable;
  cart: string;
  copy: Copy;
  children: ReactNode;
};

function obstacleOf(parsedQuantity: number | undefined, { minimum, step }: Pick<Buyable, "minimum" | "step">) {
  if (parsedQuantity === undefined) return "notWhole";
  return parsedQuantity > QUANTITY_MAX ? "maximum" : quantityObstacle(parsedQuantity, { minimum, step });
}

/** Typed before hydration, else from a shared address. */
function earlyQuantity(plain: FormData, first: string): string {
  const early = String(plain.get("quantity") ?? first);
  return (early === first && sharedQuantity()) || early;
}

/** Unit price, total and tier follow the input (specification 18.3). */
export function BuyBox({ product, cart, copy, children }: Props) {
  const [inputText, setTyped] = useState(String(product.minimum));
  const [hasPad, setHasPad] = useState(false);
  const [isByCarton, setByCarton] = useState(false);
  const { carton } = product;
  const byCarton = fill(copy.byCarton, { count: groupedNumber(carton?.units ?? 0) });
  const lot = isByCarton && carton ? carton.lot : product.step;
  const chosen = useChosenSku();
  const sku = product.skus.find(({ sku_id }) => sku_id === chosen) ?? product.skus[0];
  const parsedQuantity = parseQuantity(inputText);
  const quantity = parsedQuantity ?? 0;
  const obstacle = obstacleOf(parsedQuantity, { minimum: product.minimum, step: lot });
  const cartons = isByCarton && carton && !obstacle ? quantity / carton.units : undefined;
  const priced = {
    price: sku?.price ?? product.price,
    multistage_status: product.tiers.length > 0,
    multistage_price: product.tiers,
  };
  const quote = quoteFor(priced, Math.max(quantity, product.minimum));
  const problems = {
    notWhole: copy.notWhole,
    maximum: copy.aboveMaximum,
    minimum: copy.belowMinimum,
    step: isByCarton ? copy.notCartons : copy.notMultiple,
  };

  const form = useRef<HTMLFormElement>(null);
  // Input before hydration is in the form only.
  const takeOver = useEffectEvent(() => {
    if (!form.current) return;
    const plain = new FormData(form.current);
    setTyped(earlyQuantity(plain, inputText));
    let chosenSku = sku;
    for (const [name, value] of plain)
      if (chosenSku && typeof value === "string" && name in chosenSku.options)
        chosenSku = skuWith(product.skus, chosenSku, name, value);
    if (chosenSku && chosenSku !== sku) chooseSku(chosenSku.sku_id);
  });
  useEffect(() => takeOver(), []);
  useEffect(() => announceQuantity(obstacle ? undefined : { quantity, total: quote.total }), [obstacle, quantity, quote.total]);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (obstacle) return;
    const { addToCart } = await import("@/components/cart/add-to-cart");
    await addToCart([{ product_id: product.id, ...(sku && { sku_id: sku.sku_id }), quantity }], product.name);
  };

  return (
    <form ref={form} action={cart} onSubmit={add} data-held="page" className="flex flex-col gap-5">
      {product.tiers.length > 0 && <PriceTiers tiers={product.tiers} active={quote.tier} copy={copy} />}
      {sku && (
        <div id="variantes" className="flex flex-col gap-5">
          <VariantPicker
            options={variantOptions(product.skus)}
            chosen={sku.options}
            onChoose={(name, value) => chooseSku(skuWith(product.skus, sku, name, value).sku_id)}
          />
        </div>
      )}
      {carton && (
        <div className="scripted">
          <VariantPicker
            options={[{ name: copy.orderBy, values: [{ value: product.unit }, { value: byCarton }] }]}
            chosen={{ [copy.orderBy]: isByCarton ? byCarton : product.unit }}
            onChoose={(_, value) => {
              setByCarton(value === byCarton);
              if (value === byCarton) setTyped(String(nextMultiple(Math.max(quantity, product.minimum), carton.lot)));
            }}
          />
        </div>
      )}
      <div className="buy-bar">
        <dl
          aria-live="polite"
          className="flex min-w-0 flex-col text-sm max-md:flex-1 max-md:basis-0 md:order-1 md:flex-row md:gap-6 md:text-lg"
        >
          <Sum name={copy.unitPrice} amount={money(quote.unitPrice)} />
          <Sum
            name={cartons ? fill(copy.totalOf, { count: groupedNumber(cartons) }) : copy.total}
            amount={obstacle ? "—" : money(quote.total)}
          />
        </dl>
        <QuantityField
          label={fill(copy.amount, { unit: product.unit })}
          name="quantity"
          value={inputText}
          quantity={parsedQuantity}
          minimum={firstQuantity({ minimum: product.minimum, step: lot })}
          copy={{ less: copy.less, more: copy.more }}
          step={lot}
          error={obstacle && fill(problems[obstacle], { minimum: product.minimumLabel, ...multiplesLabel(quantity, lot) })}
          onChange={setTyped}
        />
        <div className="flex w-full flex-wrap gap-1.5 max-md:pl-[5.75rem] md:order-2 md:gap-2 [&>*]:flex-1 max-md:[&>*]:px-1 max-md:[&>*]:text-[0.8125rem] max-md:[&>*]:leading-4 max-lg:[&_svg]:hidden">
          <Button type="submit" className="scripted lg:button-lg">
            <Icon name="cart" />
            {copy.add}
          </Button>
          {children}
        </div>
      </div>
      {product.tiers.length > 1 && (
        <p aria-live="polite" className="rounded-control bg-gold-soft px-3 py-2 text-sm text-gold">
          {quote.next
            ? fill(copy.next, { missing: groupedNumber(quote.next.missing), unit: product.unit, price: money(quote.next.price) })
            : copy.best}
        </p>
      )}
      {sku && <p className="text-xs text-muted">{fill(copy.reference, { sku: sku.sku_id })}</p>}
      {product.skus.length > 1 && (
        <Button variant="quiet" aria-expanded={hasPad} onClick={() => setHasPad(!hasPad)} className="-mx-4 self-start">
          <Icon name="grid" size={18} />
          {hasPad ? copy.padClose : copy.pad}
        </Button>
      )}
      {hasPad && (
        <Suspense>
          <OrderPad product={product} />
        </Suspense>
      )}
    </form>
  );
}

/** On phones beside its name, which may shrink. */
function Sum({ name, amount }: { name: string; amount: string }) {
  return (
    <div className="max-md:flex max-md:items-baseline max-md:gap-1.5">
      <dt className="truncate text-xs text-muted">{name}</dt>
      <dd className="whitespace-nowrap font-bold tabular-nums">{amount}</dd>
    </div>
  );
}
