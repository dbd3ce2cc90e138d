"use client";

import { type FormEvent, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { lazily } from "@/components/ui/lazily";
import { QuantityField } from "@/components/ui/quantity-field.client";
import type { PriceTier, Sku } from "@/lib/contract/product";
import { firstQuantity, nextMultiple } from "@/lib/contract/quantity";
import { fill } from "@/lib/format";
import { quoteFor } from "@/lib/product";
import { announceQuantity, chooseSku, sharedQuantity, useChosenSku } from "@/lib/product/client";
import { skuWith, variantOptions } from "@/lib/product/variants";
import { parseQuantity, type QuantityCopy, quantityProblem } from "@/lib/quantity";
import { CartonChoice, NextTier, Totals } from "./buy-box-parts.client";
import { PriceTiers, type TierCopy } from "./price-tiers";
import { VariantPicker } from "./variant-picker.client";

const OrderPad = lazily(() => import("@/components/cart/order-pad.client"));

type Buyable = {
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
  QuantityCopy &
  Record<
    | "amount"
    | "less"
    | "more"
    | "unitPrice"
    | "total"
    | "next"
    | "best"
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

/** Price, total and tier of the quantity; of the minimum where the quantity is smaller. */
function quoteAt({ price, tiers, minimum }: Buyable, sku: Sku | undefined, quantity: number) {
  const priced = { price: sku?.price ?? price, multistage_status: tiers.length > 0, multistage_price: tiers };
  return quoteFor(priced, Math.max(quantity, minimum));
}

/** Typed before hydration, else from a shared address. */
function earlyQuantity(plain: FormData, first: string): string {
  const early = String(plain.get("quantity") ?? first);
  return (early === first && sharedQuantity()) || early;
}

/** Hands on what was typed and chosen before hydration, which is in the form only. */
function useEarlyInput(skus: Sku[], sku: Sku | undefined, first: string, onType: (quantity: string) => void) {
  const form = useRef<HTMLFormElement>(null);
  const handOn = useEffectEvent(() => {
    if (!form.current) return;
    const plain = new FormData(form.current);
    onType(earlyQuantity(plain, first));
    let chosenSku = sku;
    for (const [name, value] of plain)
      if (chosenSku && typeof value === "string" && name in chosenSku.options) chosenSku = skuWith(skus, chosenSku, name, value);
    if (chosenSku && chosenSku !== sku) chooseSku(chosenSku.sku_id);
  });
  useEffect(() => handOn(), []);
  return form;
}

/** Unit price, total and tier follow the input (specification 18.3). */
export function BuyBox({ product, cart, copy, children }: Props) {
  const [inputText, setTyped] = useState(String(product.minimum));
  const [isByCarton, setByCarton] = useState(false);
  const { carton } = product;
  const step = isByCarton && carton ? carton.lot : product.step;
  const chosen = useChosenSku();
  const sku = product.skus.find(({ sku_id }) => sku_id === chosen) ?? product.skus[0];
  const parsedQuantity = parseQuantity(inputText);
  const quantity = parsedQuantity ?? 0;
  const bounds = { minimum: product.minimum, step };
  const problem = quantityProblem(parsedQuantity, bounds, {
    ...copy,
    belowMinimum: fill(copy.belowMinimum, { minimum: product.minimumLabel }),
    notMultiple: isByCarton ? copy.notCartons : copy.notMultiple,
  });
  const cartons = isByCarton && carton && !problem ? quantity / carton.units : undefined;
  const quote = quoteAt(product, sku, quantity);
  const form = useEarlyInput(product.skus, sku, inputText, setTyped);
  useEffect(() => announceQuantity(problem ? undefined : { quantity, total: quote.total }), [problem, quantity, quote.total]);

  const orderBy = (isCarton: boolean) => {
    setByCarton(isCarton);
    if (isCarton && carton) setTyped(String(nextMultiple(Math.max(quantity, product.minimum), carton.lot)));
  };

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (problem) return;
    const { addToCart } = await import("@/components/cart/add-to-cart");
    await addToCart([{ product_id: product.id, ...(sku && { sku_id: sku.sku_id }), quantity }], product.name);
  };

  return (
    <form ref={form} action={cart} onSubmit={add} data-held="page" className="flex flex-col gap-5">
      {product.tiers.length > 0 && <PriceTiers tiers={product.tiers} active={quote.tier} unit={product.unit} copy={copy} />}
      {(sku || carton) && (
        <div className="flex flex-wrap gap-x-3 gap-y-4">
          {sku && (
            <div id="variantes" className="flex min-w-0 flex-col gap-5">
              <VariantPicker
                options={variantOptions(product.skus)}
                chosen={sku.options}
                onChoose={(name, value) => chooseSku(skuWith(product.skus, sku, name, value).sku_id)}
              />
            </div>
          )}
          {carton && (
            <CartonChoice units={carton.units} unit={product.unit} isByCarton={isByCarton} onChoose={orderBy} copy={copy} />
          )}
        </div>
      )}
      <div className="buy-bar">
        <Totals quote={quote} cartons={cartons} hasTotal={!problem} copy={copy} />
        <QuantityField
          label={fill(copy.amount, { unit: product.unit })}
          name="quantity"
          value={inputText}
          quantity={parsedQuantity}
          minimum={firstQuantity(bounds)}
          copy={{ less: copy.less, more: copy.more }}
          step={step}
          error={problem}
          onChange={setTyped}
        />
        <div className="flex w-full flex-wrap gap-1.5 max-md:pl-[5.25rem] md:order-2 md:gap-2 [&>*]:flex-1 max-md:[&>*]:px-1 max-md:[&>*]:text-xs max-lg:[&_svg]:hidden">
          <Button type="submit" className="scripted lg:button-lg">
            <Icon name="cart" />
            {copy.add}
          </Button>
          {children}
        </div>
      </div>
      {product.skus.length > 1 && <Pad product={product} copy={copy} />}
      {product.tiers.length > 1 && <NextTier next={quote.next} unit={product.unit} copy={copy} />}
      {sku && <p className="text-xs text-muted">{fill(copy.reference, { sku: sku.sku_id })}</p>}
    </form>
  );
}

/** Button and pad for quantities of several variants at once. */
function Pad({ product, copy }: Pick<Props, "product" | "copy">) {
  const [hasPad, setHasPad] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" className="self-start" aria-expanded={hasPad} onClick={() => setHasPad(!hasPad)}>
        <Icon name="grid" size={18} />
        {hasPad ? copy.padClose : copy.pad}
      </Button>
      {hasPad && (
        <Suspense>
          <OrderPad product={product} />
        </Suspense>
      )}
    </>
  );
}
