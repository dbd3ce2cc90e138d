import { QUANTITY_MAX } from "../../lib/contract/limits.ts";
import type { Obstacle } from "../../lib/contract/line-notice.ts";
import type { Sku } from "../../lib/contract/product.ts";
import { nearestMultiples, quantityObstacle, smallestQuantity } from "../../lib/contract/quantity.ts";
import type { ProductRow } from "./product-row.ts";

export const TOO_MANY_TEXT = "Cada línea admite hasta 1.000.000. Pida menos o solicite una cotización.";

export type LineProblem = { obstacle: Obstacle; reason: string };

export function findProductProblem({ status, shopStatus }: ProductRow): LineProblem | undefined {
  if (status === "withdrawn") return { obstacle: "unavailable", reason: "El proveedor retiró este producto." };
  if (shopStatus !== "open") return { obstacle: "unavailable", reason: "La tienda ya no está abierta." };
  return status === "sold_out" ? { obstacle: "stock", reason: "Este producto está agotado." } : undefined;
}

type Wanted = { sku_id?: string | undefined; quantity: number };

/** The gravest problem, in this order: product gone, variant gone or not chosen, product sold out, wrong quantity. */
export function findLineProblem(
  { sku_id: skuId, quantity }: Wanted,
  product: ProductRow,
  sku: Sku | undefined,
): LineProblem | undefined {
  const ofProduct = findProductProblem(product);
  if (ofProduct?.obstacle === "unavailable") return ofProduct;
  if (!sku && skuId !== undefined && product.skus.length === 0)
    return { obstacle: "variant", reason: `Este producto no tiene variantes: pídalo con la referencia ${product.id}.` };
  if (!sku && skuId !== undefined) return { obstacle: "variant", reason: "Esa variante ya no existe. Elija otra." };
  if (!sku && product.skus.length > 0) return { obstacle: "variant", reason: "Elija una variante de este producto." };
  if (ofProduct) return ofProduct;
  if (quantity > QUANTITY_MAX) return { obstacle: "maximum", reason: TOO_MANY_TEXT };
  return quantityProblem(quantity, { minimum: product.min_quantity ?? 1, step: product.step });
}

export function quantityProblem(
  quantity: number,
  { minimum, step = 1 }: { minimum: number; step: number | undefined },
): LineProblem | undefined {
  const smallest = smallestQuantity({ minimum, step });
  const obstacle = quantityObstacle(quantity, { minimum, step });
  if (!obstacle) return undefined;
  const { below, above } = nearestMultiples(quantity, step);
  const reason =
    obstacle === "minimum" ? `El pedido mínimo es de ${smallest}.` : `Se vende de a ${step}: pida ${below} o ${above}.`;
  return { obstacle, reason };
}
