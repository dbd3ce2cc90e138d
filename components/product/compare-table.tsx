import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Picture } from "@/components/ui/picture";
import type { ProductDetail } from "@/lib/contract/product";
import { fill, groupedNumber, money, plural } from "@/lib/format";
import { priceTiers } from "@/lib/product";
import { comparedFacts } from "@/lib/product/compare";
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

function factsOf(product: ProductDetail, isAvailabilityTold: boolean, answers: string) {
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

const HEAD = "sticky left-0 z-10 w-24 bg-surface p-3 text-left align-top text-xs font-semibold text-muted sm:w-44 sm:text-sm";
const CELL = "min-w-40 border-l border-line p-3 text-left align-top font-normal whitespace-pre-line [overflow-wrap:anywhere]";

const NONE: ReadonlyMap<string, string> = new Map();

/** `answers`: sentences about answer times, by shop id. */
export function CompareTable({ products, answers = NONE }: { products: ProductDetail[]; answers?: ReadonlyMap<string, string> }) {
  const ids = products.map(({ id }) => id);
  const facts = comparedFacts(
    products.map((product) => factsOf(product, products.some(isSoldOut), answers.get(product.shop_id) ?? "")),
  );
  return (
    <div className="overflow-x-auto rounded-block border border-line bg-surface text-sm print:overflow-visible">
      <table className="w-full">
        <caption className="sr-only">{t.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              {t.product}
            </th>
            {products.map((product) => (
              <th key={product.id} scope="col" className={CELL}>
                <Compared product={product} without={routes.compare(ids.filter((id) => id !== product.id))} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ name, values, isDifferent }) => (
            <Row key={name} name={name} isDifferent={isDifferent}>
              {products.map(({ id }, place) => (
                <td key={id} className={`${CELL} ${isDifferent ? "bg-gold-soft" : ""}`}>
                  {values[place] ?? "—"}
                </td>
              ))}
            </Row>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ name, isDifferent, children }: { name: string; isDifferent: boolean; children: ReactNode }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className={HEAD}>
        {name}
        {isDifferent && (
          <span className="mt-1 block">
            <Badge tone="gold">{t.different}</Badge>
          </span>
        )}
      </th>
      {children}
    </tr>
  );
}

function Compared({ product: { id, name, cover }, without }: { product: ProductDetail; without: string }) {
  const [picture] = cover;
  return (
    <>
      {picture && (
        <Picture
          src={picture}
          alt=""
          widths={[240, 480]}
          sizes="10rem"
          className="mb-2 aspect-square w-full max-w-40 rounded-card object-cover"
        />
      )}
      <a href={routes.product(id)} className="font-bold hover:text-brand hover:underline">
        {name}
      </a>
      <a
        href={without}
        rel="nofollow"
        aria-label={fill(t.removeOf, { name })}
        className="flex min-h-11 items-center text-xs font-semibold text-brand hover:underline print:hidden"
      >
        {t.remove}
      </a>
    </>
  );
}
