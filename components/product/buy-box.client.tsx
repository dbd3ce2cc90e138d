"use client";

import { type FormEvent, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { lazily } from "@/components/ui/lazily";
import { QuantityField } from "@/components/ui/quantity-field";
import { QUANTITY_MAX } from "@/lib/contract/limits";
import type { PriceTier, Sku } from "@/lib/contract/product";
import { fill, groupedNumber, money } from "@/lib/format";
import { quoteFor } from "@/lib/product";
import { chooseSku, useChosenSku } from "@/lib/product/client";
import { skuWith, variantOptions } from "@/lib/product/variants";
import { PriceTiers, type TierWords } from "./price-tiers";
import { VariantPicker } from "./variant-picker";

const OrderPad = lazily(() => import("@/components/cart/order-pad.client"));

export type Buyable = {
  id: string;
  name: string;
  price: number;
  tiers: PriceTier[];
  minimum: number;
  unit: string;
  skus: Sku[];
};

type Words = TierWords &
  Record<
    | "amount"
    | "less"
    | "more"
    | "unitPrice"
    | "total"
    | "next"
    | "best"
    | "belowMinimum"
    | "aboveMaximum"
    | "reference"
    | "add"
    | "pad"
    | "padClose",
    string
  >;

type Props = {
  product: Buyable;
  /** Address of the cart, where the form leads without a script. */
  cart: string;
  words: Words;
  /** What else can be done, beside the add button. */
  children: ReactNode;
};

/** Prices, variants and quantity: what is typed changes unit price, total and the marked tier at once (SPEC.md section 3, price display). */
export function BuyBox({ product, cart, words, children }: Props) {
  const [typed, setTyped] = useState(String(product.minimum));
  const [hasPad, setHasPad] = useState(false);
  const chosen = useChosenSku();
  const sku = product.skus.find(({ sku_id }) => sku_id === chosen) ?? product.skus[0];
  const quantity = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  const isEnough = quantity >= product.minimum && quantity <= QUANTITY_MAX;
  const priced = {
    price: sku?.price ?? product.price,
    multistage_status: product.tiers.length > 0,
    multistage_price: product.tiers,
  };
  const quote = quoteFor(priced, Math.max(quantity, product.minimum));
  const wrong = quantity > QUANTITY_MAX ? words.aboveMaximum : words.belowMinimum;

  const form = useRef<HTMLFormElement>(null);
  // What was typed and chosen before the scripts came stands in the form alone.
  const takeOver = useEffectEvent(() => {
    if (!form.current) return;
    const plain = new FormData(form.current);
    setTyped(String(plain.get("quantity") ?? typed));
    let wanted = sku;
    for (const [name, value] of plain)
      if (wanted && typeof value === "string" && name in wanted.options) wanted = skuWith(product.skus, wanted, name, value);
    if (wanted && wanted !== sku) chooseSku(wanted.sku_id);
  });
  useEffect(() => takeOver(), []);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!isEnough) return;
    const { addToCart } = await import("@/components/cart/adding");
    await addToCart([{ product_id: product.id, ...(sku && { sku_id: sku.sku_id }), quantity }], product.name);
  };

  return (
    <form ref={form} action={cart} onSubmit={add} data-held className="flex flex-col gap-5">
      {product.tiers.length > 0 && <PriceTiers tiers={product.tiers} active={quote.tier} words={words} />}
      {sku && (
        <div id="variantes" className="flex flex-col gap-5">
          <VariantPicker
            options={variantOptions(product.skus)}
            chosen={sku.options}
            onChoose={(name, value) => chooseSku(skuWith(product.skus, sku, name, value).sku_id)}
          />
        </div>
      )}
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <QuantityField
          label={fill(words.amount, { unit: product.unit })}
          name="quantity"
          value={typed}
          quantity={quantity}
          minimum={product.minimum}
          words={{ less: words.less, more: words.more }}
          error={isEnough ? undefined : fill(wrong, { minimum: groupedNumber(product.minimum), unit: product.unit })}
          onChange={setTyped}
        />
        <dl aria-live="polite" className="flex gap-6">
          <div>
            <dt className="text-xs text-muted">{words.unitPrice}</dt>
            <dd className="text-lg font-bold tabular-nums">{money(quote.unitPrice)}</dd>
          </div>
          <div>
            <dt className="text-xs text-muted">{words.total}</dt>
            <dd className="text-lg font-bold tabular-nums">{isEnough ? money(quote.total) : "—"}</dd>
          </div>
        </dl>
      </div>
      {product.tiers.length > 1 && (
        <p aria-live="polite" className="rounded-control bg-gold-soft px-3 py-2 text-sm text-gold">
          {quote.next
            ? fill(words.next, { missing: groupedNumber(quote.next.missing), unit: product.unit, price: money(quote.next.price) })
            : words.best}
        </p>
      )}
      {sku && <p className="text-xs text-muted">{fill(words.reference, { sku: sku.sku_id })}</p>}
      <div className="grid gap-2 sm:grid-cols-2">
        <Button type="submit" size="lg">
          <Icon name="cart" />
          {words.add}
        </Button>
        {children}
      </div>
      {product.skus.length > 1 && (
        <Button look="quiet" aria-expanded={hasPad} onClick={() => setHasPad(!hasPad)} className="self-start">
          <Icon name="grid" size={18} />
          {hasPad ? words.padClose : words.pad}
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
