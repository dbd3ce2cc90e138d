"use client";

import { type FormEvent, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { lazily } from "@/components/ui/lazily";
import { QuantityField } from "@/components/ui/quantity-field.client";
import type { PriceTier, Sku } from "@/lib/contract/product";
import { fill, groupedNumber, money } from "@/lib/format";
import { quoteFor } from "@/lib/product";
import { chooseSku, sharedQuantity, useChosenSku } from "@/lib/product/fragment.client";
import { announceQuantity, type Carton, useQuantity } from "@/lib/product/quantity.client";
import { skuWith, variantOptions } from "@/lib/product/variants";
import type { QuantityCopy } from "@/lib/quantity";
import { CartonChoice, NextTier, Totals } from "./buy-box-parts.client";
import { PriceTiers, type TierCopy } from "./price-tiers";
import { VariantPicker } from "./variant-picker.client";

const OrderPad = lazily(() => import("@/components/cart/order-pad.client"));
const PAD = "planilla";

type Buyable = {
  id: string;
  name: string;
  price: number;
  tiers: PriceTier[];
  minimum: number;
  step: number | undefined;
  carton: Carton | undefined;
  minimumLabel: string;
  unit: string;
  units: string;
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
    | "orderBy"
    | "byCarton"
    | "notCartons"
    | "inCartons"
    | "totalOf"
    | "pad"
    | "padClose",
    string
  > & { cartonCount: { one: string; other: string } };

type Props = {
  product: Buyable;
  cartUrl: string;
  copy: Copy;
  addLabel: ReactNode;
  children: ReactNode;
};

/** Price, total and tier of the quantity; of the minimum where the quantity is smaller. */
function quoteAt({ price, tiers, minimum }: Buyable, sku: Sku | undefined, quantity: number) {
  const priced = { price: sku?.price ?? price, multistage_status: tiers.length > 0, multistage_price: tiers };
  return quoteFor(priced, Math.max(quantity, minimum));
}

/** Adopts what was typed and chosen before hydration, which is in the form only; else the quantity of a shared address. */
function useFormInput(skus: Sku[], sku: Sku | undefined, { choice, field }: ReturnType<typeof useQuantity>, cartons: string) {
  const form = useRef<HTMLFormElement>(null);
  const adoptFormInput = useEffectEvent(() => {
    if (!form.current) return;
    const formData = new FormData(form.current);
    const isByCarton = [...formData.values()].includes(cartons);
    if (isByCarton) choice.onChoose(true);
    const typed = String(formData.get("quantity"));
    if (typed !== field.value) field.onChange(typed);
    else if (!isByCarton) field.onChange(sharedQuantity() ?? typed);
    let chosenSku = sku;
    // The fields of variants are named by their option.
    for (const [name, value] of formData)
      if (chosenSku && typeof value === "string" && name in chosenSku.options) chosenSku = skuWith(skus, chosenSku, name, value);
    if (chosenSku && chosenSku !== sku) chooseSku(chosenSku.sku_id);
  });
  useEffect(() => adoptFormInput(), []);
  return form;
}

/** Unit price, total and tier follow the input (specification 18.3). A submit before hydration is held (lib/inline-scripts.ts). */
export function BuyBox({ product, cartUrl, copy, addLabel, children }: Props) {
  const { carton } = product;
  const chosen = useChosenSku();
  const sku = product.skus.find(({ sku_id }) => sku_id === chosen) ?? product.skus[0];
  const typed = useQuantity(product, copy);
  const { quantity, problem, choice, chooseUnits, moreLabel, field } = typed;
  const cartons = fill(copy.byCarton, { count: groupedNumber(carton?.units ?? 0) });
  const unitsLabel = `${groupedNumber(quantity)} ${quantity === 1 ? product.unit : product.units}`;
  const quote = quoteAt(product, sku, quantity);
  const variant = Object.values(sku?.options ?? {}).join(", ");
  const form = useFormInput(product.skus, sku, typed, cartons);
  useEffect(() => announceQuantity(problem ? undefined : { quantity, total: quote.total }), [problem, quantity, quote.total]);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (problem) return;
    const { addToCart } = await import("@/components/cart/add-to-cart");
    await addToCart(
      [{ product_id: product.id, ...(sku && { sku_id: sku.sku_id }), quantity, name: product.name }],
      [unitsLabel, variant, money(quote.total)].filter(Boolean).join(" · "),
    );
  };

  return (
    <form ref={form} action={cartUrl} onSubmit={add} data-held="page" className="flex flex-col gap-3 sm:gap-5">
      {product.tiers.length > 0 && (
        <PriceTiers tiers={product.tiers} active={quote.tier} unit={product.unit} copy={copy} onChoose={chooseUnits} />
      )}
      <div className="flex flex-col gap-4 empty:hidden print:hidden">
        {sku && (
          <VariantPicker
            options={variantOptions(product.skus)}
            chosen={sku.options}
            onChoose={(name, value) => chooseSku(skuWith(product.skus, sku, name, value).sku_id)}
          />
        )}
        {carton && <CartonChoice cartons={cartons} unit={product.unit} {...choice} name={copy.orderBy} />}
      </div>
      <div className="buy-bar print:hidden">
        <Totals
          quote={quote}
          unitsHeld={choice.isByCarton ? unitsLabel : undefined}
          variant={variant}
          hasTotal={!problem}
          copy={copy}
        />
        <QuantityField
          label={fill(copy.amount, { unit: choice.isByCarton ? copy.inCartons : product.unit })}
          name="quantity"
          {...field}
          copy={{ less: copy.less, more: copy.more }}
        />
        <div className="flex gap-2 lg:order-2 lg:w-full lg:*:flex-1">
          <Button type="submit" className="scripted lg:button-lg">
            <Icon name="cart" />
            {addLabel}
          </Button>
          {children}
        </div>
      </div>
      {product.skus.length > 1 && <Pad product={product} copy={copy} />}
      {product.tiers.length > 1 && !problem && (
        <NextTier next={quote.next} missing={moreLabel(quote.next?.missing ?? 0)} unit={product.unit} copy={copy} />
      )}
      <p className="text-xs text-muted print:hidden">{fill(copy.reference, { sku: sku?.sku_id ?? product.id })}</p>
    </form>
  );
}

function Pad({ product, copy }: Pick<Props, "product" | "copy">) {
  const [isWanted, setWanted] = useState(false);
  const load = async () => {
    await OrderPad.load();
    setWanted(true);
  };
  return (
    <>
      <Button variant="secondary" size="sm" className="self-start print:hidden" popoverTarget={PAD} onClick={load}>
        <Icon name="grid" size={18} />
        {copy.pad}
      </Button>
      <div id={PAD} popover="auto" className="popover-sheet">
        {isWanted && (
          <Suspense>
            <OrderPad product={product} id={PAD} close={copy.padClose} />
          </Suspense>
        )}
      </div>
    </>
  );
}
