import { CompareTable } from "@/components/compare/compare-table";
import { landedPerUnit, smallestOrder } from "@/components/landing/product-estimate";
import { Button, ButtonLink } from "@/components/ui/button";
import type { Fact } from "@/lib/compare";
import { QUANTITY_MAX } from "@/lib/contract/limits";
import type { ProductDetail } from "@/lib/contract/product";
import { nearestMultiples, nextMultiple } from "@/lib/contract/quantity";
import { fill, groupedNumber, money, plural } from "@/lib/format";
import { estimateLabel } from "@/lib/landing/estimate-label";
import { lowestPrice, priceLabel, priceTiers } from "@/lib/product";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { unitCount, unitName } from "@/lib/unit";
import { ComparedQuantity } from "./compared-quantity";
import { namedAttributes, tradeFacts } from "./trade-facts";

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

/** The lowest price often needs a large quantity; its label then names that quantity. */
function lowestPriceWord(product: ProductDetail): string {
  const quantity = priceTiers(product).at(-1)?.quantity;
  if (quantity === undefined || quantity <= smallestOrder(product)) return t.lowestPrice;
  return fill(t.lowestPriceFrom, { quantity: unitCount(quantity, product.unit) });
}

/** Landed cost per unit at the quantity `ordered`, or at the next one that the product's step allows, else at the last one. */
function landedAt(product: ProductDetail, ordered: number): { value: string; measure: number } | undefined {
  const { step = 1 } = product;
  const largestOrder = Math.max(smallestOrder(product), nearestMultiples(QUANTITY_MAX, step).below);
  const quantity = Math.min(nextMultiple(ordered, step), largestOrder);
  const landed = landedPerUnit(product, quantity);
  if (landed === undefined) return undefined;
  const { shared, alone } = landed;
  const copy = { pesos: estimateLabel(shared), unit: unitName(product.unit), quantity: unitCount(quantity, product.unit) };
  const aloneNote = alone > shared ? `\n${fill(t.landedAlone, { pesos: estimateLabel(alone) })}` : "";
  return { value: fill(t.landed, copy) + aloneNote, measure: shared };
}

const isSoldOut = ({ status }: ProductDetail) => status === "sold_out";

type Landed = ReturnType<typeof landedAt>;

/** Facts whose least value is marked, by their names. Prices and minimums are compared only where all products have the same unit. */
const leastMeasures = (product: ProductDetail, isOneUnit: boolean, landed: Landed): Record<string, Fact["least"]> => ({
  ...(isOneUnit && {
    [text.product.landing]: landed && { measure: landed.measure, word: t.lowestPrice },
    [t.prices]: { measure: lowestPrice(product), word: lowestPriceWord(product) },
    [text.product.minimum]: product.min_quantity ? { measure: product.min_quantity, word: t.lowestMinimum } : undefined,
  }),
  [text.product.lead]: product.lead_days ? { measure: product.lead_days, word: t.shortestLead } : undefined,
});

function factsOfProduct(product: ProductDetail, isAvailabilityTold: boolean, answers: string, landed: Landed): Fact[] {
  const facts = [
    { name: t.prices, value: tiersLabel(product) },
    { name: text.product.landing, value: landed?.value ?? "" },
    { name: t.availability, value: isAvailabilityTold ? (isSoldOut(product) ? t.soldOut : t.available) : "" },
    { name: t.shop, value: product.shop_name },
    { name: t.answers, value: answers },
    ...tradeFacts(product),
    { name: t.variants, value: product.skus.length > 1 ? plural(t.variantCount, product.skus.length) : "" },
    { name: t.category, value: product.product_type_name },
    { name: t.brand, value: product.brand ?? "" },
  ].filter(({ value }) => value !== "");
  const names = new Set(facts.map(({ name }) => name));
  return [...facts, ...namedAttributes(product).filter(({ name }) => !names.has(name))];
}

function Order({ product }: { product: ProductDetail }) {
  const { id, name, skus } = product;
  if (isSoldOut(product)) return null;
  if (skus.length > 1)
    return (
      <ButtonLink href={`${routes.product(id)}#variantes`} size="sm" className="w-full max-md:text-xs">
        {t.choose}
      </ButtonLink>
    );
  return (
    <Button
      size="sm"
      className="scripted w-full max-md:text-xs"
      value={smallestOrder(product)}
      data-add=""
      data-product={id}
      data-name={name}
    >
      {text.product.addToCart}
    </Button>
  );
}

const NONE: ReadonlyMap<string, string> = new Map();

type Props = { products: ProductDetail[]; answers?: ReadonlyMap<string, string>; wanted?: number | undefined };

/**
 * Products side by side. `answers`: sentences about answer times, by shop id. `wanted`: quantity at which landed costs are compared, raised to
 * what can be ordered of every product; used only where all have the same unit.
 */
export function ComparedProducts({ products, answers = NONE, wanted = 1 }: Props) {
  const ids = products.map(({ id }) => id);
  const isAvailabilityTold = products.some(isSoldOut);
  const isOneUnit = new Set(products.map(({ unit }) => unit)).size === 1;
  const minimum = Math.max(...products.map(smallestOrder));
  const ordered = Math.max(minimum, Math.min(wanted, QUANTITY_MAX));
  const hasLanded = products.some((product) => landedPerUnit(product, ordered) !== undefined);
  const factsOf = (product: ProductDetail) => {
    const landed = landedAt(product, isOneUnit ? ordered : smallestOrder(product));
    const least = leastMeasures(product, isOneUnit, landed);
    const facts = factsOfProduct(product, isAvailabilityTold, answers.get(product.shop_id) ?? "", landed);
    return facts.map((fact) => ({ ...fact, least: least[fact.name] }));
  };
  const compared = products.map((product) => ({
    id: product.id,
    name: product.name,
    href: routes.product(product.id),
    picture: product.cover[0],
    price: priceLabel(product),
    withoutHref: routes.compareWithout(ids, product.id),
    quoteHref: routes.quoteFor(product.id),
    action: <Order product={product} />,
    facts: factsOf(product),
  }));
  return (
    <CompareTable caption={t.caption} compared={compared}>
      {isOneUnit && hasLanded && <ComparedQuantity action={routes.compare([])} ids={ids} quantity={ordered} minimum={minimum} />}
    </CompareTable>
  );
}
