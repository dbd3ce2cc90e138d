import { CompareTable } from "@/components/compare/compare-table";
import type { Fact } from "@/lib/compare";
import type { ProductDetail } from "@/lib/contract/product";
import { fill, groupedNumber, money, plural } from "@/lib/format";
import { lowestPrice, priceLabel, priceTiers } from "@/lib/product";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { tradeFacts } from "./trade-facts";

const t = text.compare;

function tiersLabel(product: ProductDetail): string {
  const tiers = priceTiers(product);
  if (tiers.length === 0) return money(product.price);
  return tiers
    .map(({ quantity, price }) =>
      quantity === undefined ? money(price) : fill(t.tier, { quantity: groupedNumber(quantity), price: money(price) }),
    )
    .join("\n");
}

const isSoldOut = ({ status }: ProductDetail) => status === "sold_out";

/** By the name of the fact. Prices and minimums are of a unit, so they are measured only where all have the same one. */
const leastOf = (product: ProductDetail, isOneUnit: boolean): Record<string, Fact["least"]> => ({
  ...(isOneUnit && {
    [t.prices]: { measure: lowestPrice(product), word: t.lowestPrice },
    [text.product.minimum]: product.min_quantity ? { measure: product.min_quantity, word: t.lowestMinimum } : undefined,
  }),
  [text.product.lead]: product.lead_days ? { measure: product.lead_days, word: t.shortestLead } : undefined,
});

function factsOfProduct(product: ProductDetail, isAvailabilityTold: boolean, answers: string): Fact[] {
  const facts = [
    { name: t.prices, value: tiersLabel(product) },
    { name: t.availability, value: isAvailabilityTold ? (isSoldOut(product) ? t.soldOut : t.available) : "" },
    { name: t.shop, value: product.shop_name },
    { name: t.answers, value: answers },
    ...tradeFacts(product),
    { name: t.variants, value: product.skus.length > 1 ? plural(t.variantCount, product.skus.length) : "" },
    { name: t.category, value: product.product_type_name },
    { name: t.brand, value: product.brand ?? "" },
  ].filter(({ value }) => value !== "");
  const names = new Set(facts.map(({ name }) => name));
  return [...facts, ...product.attr_detail.filter(({ name }) => !names.has(name))];
}

const NONE: ReadonlyMap<string, string> = new Map();

type Props = { products: ProductDetail[]; answers?: ReadonlyMap<string, string> };

/** Products side by side. `answers`: sentences about answer times, by shop id. */
export function ComparedProducts({ products, answers = NONE }: Props) {
  const ids = products.map(({ id }) => id);
  const isAvailabilityTold = products.some(isSoldOut);
  const isOneUnit = new Set(products.map(({ unit }) => unit)).size === 1;
  const factsOf = (product: ProductDetail) => {
    const least = leastOf(product, isOneUnit);
    const facts = factsOfProduct(product, isAvailabilityTold, answers.get(product.shop_id) ?? "");
    return facts.map((fact) => ({ ...fact, least: least[fact.name] }));
  };
  const compared = products.map((product) => ({
    id: product.id,
    name: product.name,
    href: routes.product(product.id),
    picture: product.cover[0],
    price: priceLabel(product),
    without: routes.compare(ids.filter((id) => id !== product.id)),
    quote: routes.quoteFor(product.id),
    facts: factsOf(product),
  }));
  return <CompareTable caption={t.caption} compared={compared} />;
}
