import type { AggregateRating, Offer, Product, QuantitativeValue, Review, UnitPriceSpecification, WithContext } from "schema-dts";
import type { Evaluation } from "@/lib/contract/evaluation";
import type { PriceTier, ProductDetail } from "@/lib/contract/product";
import { priceTiers } from "@/lib/product";
import { routes } from "@/lib/routes";
import { unitName } from "@/lib/unit";
import { unitCode } from "./unit-codes";
import { absolute, pictureUrl } from "./urls";

export const CURRENCY = "USD";
/** Names in `attr_detail`. */
const MATERIAL = "Material";
const COLORS = "Colores disponibles";
const VALID_SKU = /^[\x21-\x7e]{1,64}$/;

export const decimalPrice = (price: number) => price.toFixed(2);
const isPrice = (price: number) => Number.isFinite(price) && price > 0;

type Evaluations = { records: Evaluation[]; total: number; average?: number | undefined };

/** Unknown facts and the struck-through price are left out. `trail`: category names from the top; `evaluations`: as the page shows them. */
export function productData(product: ProductDetail, trail: readonly string[], evaluations?: Evaluations): WithContext<Product> {
  const url = absolute(routes.product(product.id));
  const offer = offerData(product, url);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    "@id": `${url}#producto`,
    name: product.name,
    url,
    sku: [product.sku_id, product.id].find((sku) => sku !== undefined && VALID_SKU.test(sku)),
    image: product.cover.map(pictureUrl),
    category: trail.length > 0 ? trail.join(" > ") : product.product_type_name,
    description: product.describe_detail_image,
    brand: product.brand ? { "@type": "Brand", name: product.brand } : undefined,
    material: attribute(product, MATERIAL),
    color: attribute(product, COLORS),
    size: product.size,
    countryOfOrigin: product.source?.endsWith(", China") ? { "@type": "Country", name: "China" } : undefined,
    weight: product.weight ? { "@type": "QuantitativeValue", value: product.weight, unitCode: "KGM" } : undefined,
    additionalProperty: product.attr_detail.map(({ name, value }) => ({ "@type": "PropertyValue" as const, name, value })),
    ...(offer && { offers: offer }),
    ...(evaluations && ratingData(evaluations)),
  };
}

const SCALE = { bestRating: 5, worstRating: 1 };

/** Rating and reviews as the page shows them. Reviews without a public name are left out, since search engines require an author. */
function ratingData({ records, total, average }: Evaluations): { aggregateRating?: AggregateRating; review?: Review[] } {
  const review = records.flatMap(({ score, author, text, created_at }): Review[] =>
    author === undefined
      ? []
      : [
          {
            "@type": "Review",
            reviewRating: { "@type": "Rating", ratingValue: score, ...SCALE },
            author: { "@type": "Person", name: author },
            datePublished: created_at.slice(0, 10),
            reviewBody: text || undefined,
          },
        ],
  );
  return {
    ...(average !== undefined && {
      aggregateRating: { "@type": "AggregateRating", ratingValue: average, reviewCount: total, ...SCALE },
    }),
    ...(review.length > 0 && { review }),
  };
}

const attribute = ({ attr_detail }: ProductDetail, attributeName: string) =>
  attr_detail.find(({ name }) => name === attributeName)?.value;

/** Unit price of the smallest order in US dollars. */
export function offeredPrice(product: Parameters<typeof priceTiers>[0]): number | undefined {
  const price = priceTiers(product).find((tier) => isPrice(tier.price))?.price ?? product.price;
  return isPrice(price) ? price : undefined;
}

function offerData(product: ProductDetail, url: string): Offer | undefined {
  const tiers = priceTiers(product).filter(({ price }) => isPrice(price));
  const price = offeredPrice(product);
  if (price === undefined) return undefined;
  const shop = absolute(routes.shop(product.shop_id));
  const minimum = product.min_quantity;
  return {
    "@type": "Offer",
    url,
    price: decimalPrice(price),
    priceCurrency: CURRENCY,
    // `InStock` is never claimed, since no data backs it (ADR 36).
    availability: product.status === "sold_out" ? "https://schema.org/OutOfStock" : undefined,
    // Sold at wholesale, as every page's footer says.
    businessFunction: { "@id": "http://purl.org/goodrelations/v1#Sell" },
    eligibleCustomerType: { "@id": "http://purl.org/goodrelations/v1#Business" },
    eligibleQuantity: minimum ? quantityRange(product.unit, minimum) : undefined,
    priceSpecification: tierPrices(tiers, product.unit) ?? unitPrice(tiers, price, product),
    seller: { "@type": "Organization", "@id": `${shop}#tienda`, name: product.shop_name, url: shop },
  };
}

function quantityRange(unit: string | undefined, minValue: number, maxValue?: number): QuantitativeValue {
  return { "@type": "QuantitativeValue", minValue, maxValue, unitCode: unitCode(unit), unitText: unitName(unit) };
}

function unitPrice(
  tiers: readonly PriceTier[],
  price: number,
  { unit, min_quantity }: ProductDetail,
): UnitPriceSpecification | undefined {
  if (tiers.length > 1) return undefined;
  return {
    "@type": "UnitPriceSpecification",
    price: decimalPrice(price),
    priceCurrency: CURRENCY,
    referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: unitCode(unit), unitText: unitName(unit) },
    eligibleQuantity: min_quantity ? quantityRange(unit, min_quantity) : undefined,
  };
}

function tierPrices(tiers: readonly PriceTier[], unit: string | undefined): UnitPriceSpecification[] | undefined {
  const tiersFrom = tiers.flatMap(({ price, quantity: from }) => (from === undefined ? [] : [{ price, from }]));
  if (tiersFrom.length === 0) return undefined;
  return tiersFrom.map(({ price, from }, index) => {
    const next = tiersFrom[index + 1]?.from;
    return {
      "@type": "UnitPriceSpecification",
      price: decimalPrice(price),
      priceCurrency: CURRENCY,
      eligibleQuantity: quantityRange(unit, from, next !== undefined && next > from ? next - 1 : undefined),
    };
  });
}
