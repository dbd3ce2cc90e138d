import { z } from "zod";
import type { Cart, CartLine } from "@/lib/contract/cart";
import { toPacking } from "@/lib/contract/carton";
import { PACKED } from "@/lib/contract/packing";
import { priceAt } from "@/lib/contract/price";
import { PriceTier, type ProductDetail, type SampleOffer, type Sku } from "@/lib/contract/product";
import { nearestMultiples, quantityObstacle } from "@/lib/contract/quantity";
import { fill } from "@/lib/format";
import { priceTiers } from "@/lib/product";
import { toCart } from "./index";
import { type StoredLine, storedLineKey } from "./stored-lines.client";

/** Snapshot of a product when it was added. */
const Seen = z.object({
  name: z.string(),
  cover: z.string().optional(),
  options: z.record(z.string(), z.string()).default({}),
  unit: z.string().optional(),
  price: z.number(),
  tiers: z.array(PriceTier),
  minimum: z.number(),
  step: z.number().optional(),
  ...PACKED,
  is_sample: z.boolean().optional(),
  maximum: z.number().optional(),
  shop_id: z.string(),
  shop_name: z.string(),
});
export type Seen = z.output<typeof Seen>;

/** `gone`: no longer sold; `unknown`: unavailable. */
export type ProductLookup = ProductDetail | "gone" | "unknown";

/** Keys of the cart's messages. */
export type GuestReason = "gone" | "stock" | "variant" | "choose" | "minimum" | "step" | "sample";
type Reasons = Record<GuestReason, string>;

/** The sample of a product that an identifier names, and the variant that it is of. */
function findSample({ sample, skus }: ProductDetail, skuId: string | undefined) {
  const named = sample?.skus.find(({ sku_id }) => sku_id === skuId);
  return sample && named && { ...sample, sku: skus.find(({ sku_id }) => sku_id === named.of) };
}

const findSku = ({ skus }: ProductDetail, skuId: string | undefined): Sku | undefined =>
  skuId === undefined && skus.length === 1 ? skus[0] : skus.find(({ sku_id }) => sku_id === skuId);

export function toSeen(product: ProductDetail, skuId: string | undefined): Seen {
  const sample = findSample(product, skuId);
  const sku = sample ? sample.sku : findSku(product, skuId);
  const cover = sku?.image ?? product.cover[0];
  return {
    name: product.name,
    ...(cover !== undefined && { cover }),
    options: { ...sku?.options, ...sample?.options },
    ...(product.unit !== undefined && { unit: product.unit }),
    ...(sample ? sampleFacts(sample) : goodsFacts(product, sku)),
    shop_id: product.shop_id,
    shop_name: product.shop_name,
  };
}

const sampleFacts = ({ price, quantity_max: maximum }: SampleOffer) => ({
  price,
  tiers: [],
  minimum: 1,
  is_sample: true,
  maximum,
});

const goodsFacts = (product: ProductDetail, sku: Sku | undefined) => ({
  price: sku?.price ?? product.price,
  tiers: priceTiers(product),
  minimum: Math.max(1, product.min_quantity ?? 1),
  ...(product.step !== undefined && { step: product.step }),
  ...toPacking(product),
});

function reasonFor({ sku_id, quantity }: StoredLine, product: ProductLookup, ordered: Seen): GuestReason | undefined {
  if (product === "unknown") return undefined;
  if (product === "gone" || product.status === "withdrawn") return "gone";
  if (!findSample(product, sku_id) && !findSku(product, sku_id)) {
    if (sku_id !== undefined) return "variant";
    if (product.skus.length > 0) return "choose";
  }
  if (product.status === "sold_out") return "stock";
  return quantity > (ordered.maximum ?? quantity) ? "sample" : quantityObstacle(quantity, ordered);
}

const NOTICES: Record<GuestReason, string | undefined> = {
  gone: "unavailable",
  variant: "unavailable",
  choose: undefined,
  stock: "stock",
  minimum: undefined,
  step: undefined,
  sample: undefined,
};

const NAMELESS: Seen = { name: "", options: {}, price: 0, tiers: [], minimum: 1, shop_id: "", shop_name: "" };

/** Valid quantities for the message. */
const validAmounts = (quantity: number, { minimum, maximum = 1, step = 1 }: Seen) => ({
  ...{ minimum, maximum, step },
  ...nearestMultiples(quantity, step),
});

function guestLine(
  line: StoredLine,
  product: ProductLookup,
  reasons: Reasons,
): CartLine & { shop_id: string; shop_name: string } {
  const parsedSeen = Seen.safeParse(line.seen);
  const now = typeof product === "string" ? undefined : toSeen(product, line.sku_id);
  const then = parsedSeen.success ? parsedSeen.data : undefined;
  const shown = now ?? then ?? NAMELESS;
  const { unit, total } = priceAt(shown, line.quantity);
  const before = then && priceAt(then, line.quantity).unit;
  const reason = reasonFor(line, product, shown);
  const notice = reason ? NOTICES[reason] : before !== undefined && before !== unit ? "price" : undefined;
  return {
    id: storedLineKey(line),
    product_id: line.product_id,
    ...(line.sku_id !== undefined && { sku_id: line.sku_id }),
    name: shown.name,
    ...(shown.cover !== undefined && { cover: shown.cover }),
    options: reason === "variant" && then ? then.options : shown.options,
    quantity: line.quantity,
    ...(shown.unit !== undefined && { unit: shown.unit }),
    unit_price: unit,
    total,
    min_quantity: shown.minimum,
    ...(shown.step !== undefined && { step: shown.step }),
    ...(shown.is_sample && { is_sample: true, max_quantity: shown.maximum }),
    ...toPacking(shown),
    multistage_price: shown.tiers,
    ...(before !== undefined && { added_unit_price: before }),
    ...(notice !== undefined && { notice }),
    ...(reason !== undefined && {
      reason: fill(reasons[reason], validAmounts(line.quantity, shown)),
    }),
    ...(reason === "stock" && { stock: 0 }),
    shop_id: shown.shop_id,
    shop_name: shown.shop_name,
  };
}

/** Estimate by the products' tiers; only a member's cart is priced by the gateway. */
export const guestCart = (lines: StoredLine[], products: ReadonlyMap<string, ProductLookup>, reasons: Reasons): Cart =>
  toCart(lines.map((line) => guestLine(line, products.get(line.product_id) ?? "unknown", reasons)));
