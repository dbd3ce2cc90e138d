import { CompareTable } from "@/components/compare/compare-table";
import type { ProductDetail } from "@/lib/contract/product";
import { fill, groupedNumber, money, plural } from "@/lib/format";
import { priceTiers } from "@/lib/product";
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

function comparedFacts(product: ProductDetail, isAvailabilityTold: boolean, answers: string) {
  const own = [
    { name: t.prices, value: tiersLabel(product) },
    { name: t.availability, value: isAvailabilityTold ? (isSoldOut(product) ? t.soldOut : t.available) : "" },
    { name: t.shop, value: product.shop_name },
    { name: t.answers, value: answers },
    ...tradeFacts(product),
    { name: t.variants, value: product.skus.length > 1 ? plural(t.variantCount, product.skus.length) : "" },
    { name: t.category, value: product.product_type_name },
    { name: t.brand, value: product.brand ?? "" },
  ].filter(({ value }) => value !== "");
  const told = new Set(own.map(({ name }) => name));
  return [...own, ...product.attr_detail.filter(({ name }) => !told.has(name))];
}

const NONE: ReadonlyMap<string, string> = new Map();

type Props = { products: ProductDetail[]; answers?: ReadonlyMap<string, string> };

/** Products side by side. `answers`: sentences about answer times, by shop id. */
export function ComparedProducts({ products, answers = NONE }: Props) {
  const ids = products.map(({ id }) => id);
  const isAvailabilityTold = products.some(isSoldOut);
  const compared = products.map((product) => ({
    id: product.id,
    name: product.name,
    href: routes.product(product.id),
    picture: product.cover[0],
    without: routes.compare(ids.filter((id) => id !== product.id)),
    quote: routes.quoteFor(product.id),
    facts: comparedFacts(product, isAvailabilityTold, answers.get(product.shop_id) ?? ""),
  }));
  return <CompareTable caption={t.caption} compared={compared} />;
}
