import type { ProductDetail } from "@/lib/contract/product";
import { unitName } from "@/lib/inquiry";
import { estimateCosts, perUnit } from "@/lib/landing";
import { toGoods } from "@/lib/landing/goods";
import { mergeFigures } from "@/lib/landing/published";
import { quoteFor } from "@/lib/product";
import { text } from "@/lib/text";
import { EstimateTable } from "./estimate-table";
import { ProductLanding } from "./product-landing.client";

const t = text.product;
const NO_CUSTOM_FIGURES = {};

/** Landed cost of the smallest order; hidden without carton data. */
export function ProductEstimate({ product }: { product: ProductDetail }) {
  const quantity = Math.max(1, product.min_quantity ?? 1);
  const { pack_quantity, carton, tariff_heading } = product;
  const line = { quantity, total: quoteFor(product, quantity).total, pack_quantity, carton, tariff_heading };
  const [goods, figures] = [toGoods([line]), mergeFigures(NO_CUSTOM_FIGURES)];
  const estimate = estimateCosts(goods, figures, false);
  if (!estimate) return null;
  const unit = unitName(product.unit);
  return (
    <ProductLanding
      line={line}
      unit={unit}
      initial={perUnit(estimate.total, quantity)}
      copy={{ title: t.landing, price: t.landed, lead: t.landingLead }}
    >
      <EstimateTable
        estimate={estimate}
        goods={goods}
        figures={figures}
        custom={NO_CUSTOM_FIGURES}
        units={{ quantity, unit }}
        now={Date.now()}
      />
    </ProductLanding>
  );
}
