import { cache } from "react";
import type { ProductDetail } from "@/lib/contract/product";
import { smallestQuantity } from "@/lib/contract/quantity";
import { estimateCosts, perUnit } from "@/lib/landing";
import { toGoods } from "@/lib/landing/goods";
import { mergeFigures } from "@/lib/landing/published";
import { quoteFor } from "@/lib/product";
import { pluralUnitName, unitName } from "@/lib/unit";
import later from "@/messages/later.json";
import { EstimateTable } from "./estimate-table";
import { LandedLabel } from "./landed-label.client";
import { landedTexts } from "./landed-texts";
import { ProductLanding } from "./product-landing.client";

const NO_CUSTOM_FIGURES = {};
const ESTIMATE = "puesto-en-su-tienda";

export const smallestOrder = ({ min_quantity, step }: ProductDetail) =>
  smallestQuantity({ minimum: Math.max(1, min_quantity ?? 1), step });

/** Costs of an order, with the operator's figures; undefined without carton data. Cached, since several components of a page show them. */
const cachedEstimate = cache((product: ProductDetail, quantity: number) => {
  const { pack_quantity, carton, tariff_heading } = product;
  const line = { quantity, total: quoteFor(product, quantity).total, pack_quantity, carton, tariff_heading };
  const [goods, figures] = [toGoods([line]), mergeFigures(NO_CUSTOM_FIGURES)];
  const estimate = estimateCosts(goods, figures, false);
  const [shared, alone] = [estimate?.total ?? 0, estimateCosts(goods, figures, true)?.total ?? 0];
  const landed = landedTexts({ shared, alone, figures, quantity, unit: unitName(product.unit) });
  return (
    estimate && { line, goods, figures, estimate, landed, shared: perUnit(shared, quantity), alone: perUnit(alone, quantity) }
  );
});

/** Landed cost per unit of goods in a shared shipment, and of those that travel alone. */
export function landedPerUnit(product: ProductDetail, quantity: number): { shared: number; alone: number } | undefined {
  return cachedEstimate(product, quantity);
}

/** Landed cost per unit, in pesos, as a link to how it is made up. */
export function LandedPrice({ product }: { product: ProductDetail }) {
  const estimated = cachedEstimate(product, smallestOrder(product));
  if (!estimated) return null;
  return (
    <a href={`#${ESTIMATE}`} className="block py-1 text-xs font-semibold text-brand hover:underline sm:text-sm">
      <LandedLabel initial={estimated.landed} />
    </a>
  );
}

export function ProductEstimate({ product }: { product: ProductDetail }) {
  const estimated = cachedEstimate(product, smallestOrder(product));
  if (!estimated) return null;
  const { line, goods, figures, estimate, landed } = estimated;
  const [unit, units] = [unitName(product.unit), pluralUnitName(product.unit)];
  return (
    <ProductLanding id={ESTIMATE} line={line} unit={unit} units={units} initial={landed} note={later.landing.lead}>
      <EstimateTable
        estimate={estimate}
        goods={goods}
        figures={figures}
        custom={NO_CUSTOM_FIGURES}
        units={{ quantity: line.quantity, unit, units }}
        now={Date.now()}
      />
    </ProductLanding>
  );
}
