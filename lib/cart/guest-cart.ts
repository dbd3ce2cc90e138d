import type { Cart } from "@/lib/contract/cart";
import { type ShopLine, toCart } from "@/lib/contract/cart-sums";
import { toPacking } from "@/lib/contract/carton";
import { lineKey } from "@/lib/contract/line-key";
import { lineNotice, type Obstacle } from "@/lib/contract/line-notice";
import { priceAt } from "@/lib/contract/price";
import type { ProductDetail } from "@/lib/contract/product";
import { nearestMultiples, quantityObstacle, smallestQuantity } from "@/lib/contract/quantity";
import { fill } from "@/lib/format";
import later from "@/messages/later.json";
import type { GuestLine } from "./guest-lines.client";
import { hasSku, Snapshot, toSnapshot } from "./snapshot";

/** `gone`: the gateway has no such product. `unknown`: the product could not be read. */
export type ProductLookup = ProductDetail | "gone" | "unknown";

/** Why a line cannot be ordered. The names are the keys of `cart.reasons` in messages/es.json. */
export type GuestReason = "gone" | "stock" | "variant" | "choose" | "minimum" | "step" | "sampleLimit" | "unread";
type Reasons = Record<GuestReason, string>;

function reasonFor({ sku_id, quantity }: GuestLine, product: ProductLookup, snapshot: Snapshot): GuestReason | undefined {
  if (product === "unknown") return undefined;
  if (product === "gone" || product.status === "withdrawn") return "gone";
  if (!hasSku(product, sku_id)) {
    if (sku_id !== undefined) return "variant";
    if (product.skus.length > 0) return "choose";
  }
  if (product.status === "sold_out") return "stock";
  if (snapshot.maximum !== undefined && quantity > snapshot.maximum) return "sampleLimit";
  return quantityObstacle(quantity, snapshot);
}

/** The gateway's word for each reason. It has fewer. */
const OBSTACLES: Record<GuestReason, Obstacle> = {
  gone: "unavailable",
  stock: "stock",
  variant: "variant",
  choose: "variant",
  minimum: "minimum",
  step: "step",
  sampleLimit: "maximum",
  unread: "unavailable",
};

const NO_SNAPSHOT: Snapshot = { name: "", options: {}, price: 0, tiers: [], minimum: 1, shop_id: "", shop_name: "" };

/** Values for the sentences of the reasons. A sentence without a maximum or step does not use them. */
const validQuantities = (quantity: number, { minimum, maximum = 1, step = 1 }: Snapshot) => ({
  minimum: smallestQuantity({ minimum, step }),
  maximum,
  step,
  ...nearestMultiples(quantity, step),
});

function toCartLine(line: GuestLine, product: ProductLookup, reasons: Reasons): ShopLine {
  const parsed = Snapshot.safeParse(line.seen);
  const current = typeof product === "string" ? undefined : toSnapshot(product, line.sku_id);
  const stored = parsed.success ? parsed.data : undefined;
  const isUnread = product === "unknown" && !stored;
  const reason = isUnread ? "unread" : reasonFor(line, product, current ?? NO_SNAPSHOT);
  const obstacle = reason && OBSTACLES[reason];
  // A variant that is gone is shown as it was when added, anything else as it is now.
  const shown = (obstacle === "variant" ? (stored ?? current) : (current ?? stored)) ?? NO_SNAPSHOT;
  const { unit, total } = priceAt(shown, line.quantity);
  const addedPrice = stored && priceAt(stored, line.quantity).unit;
  const notice = lineNotice(obstacle, addedPrice !== undefined && addedPrice !== unit);
  return {
    id: lineKey(line),
    product_id: line.product_id,
    ...(line.sku_id !== undefined && { sku_id: line.sku_id }),
    name: shown.name || fill(later.cartActions.merge.nameless, { id: line.product_id }),
    ...(shown.cover !== undefined && { cover: shown.cover }),
    options: shown.options,
    quantity: line.quantity,
    ...(shown.unit !== undefined && { unit: shown.unit }),
    unit_price: unit,
    total,
    min_quantity: shown.minimum,
    ...(shown.step !== undefined && { step: shown.step }),
    ...(shown.is_sample && { is_sample: true, max_quantity: shown.maximum }),
    ...toPacking(shown),
    multistage_price: shown.tiers,
    ...(addedPrice !== undefined && { added_unit_price: addedPrice }),
    ...(notice !== undefined && { notice }),
    ...(reason !== undefined && {
      reason: fill(reasons[reason], validQuantities(line.quantity, shown)),
    }),
    ...(reason === "stock" && { stock: 0 }),
    shop_id: shown.shop_id,
    shop_name: shown.shop_name,
  };
}

/** Prices the cart in the browser, by the tiers of each product: the gateway prices members' carts only. */
export const guestCart = (lines: GuestLine[], products: ReadonlyMap<string, ProductLookup>, reasons: Reasons): Cart =>
  toCart(lines.map((line) => toCartLine(line, products.get(line.product_id) ?? "unknown", reasons)));
