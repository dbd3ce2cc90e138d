import type { Metadata } from "next";
import { ComparedChoice } from "@/components/compare/compared-choice";
import { Comparison } from "@/components/compare/comparison";
import { RememberCompared } from "@/components/compare/remember-compared.client";
import { SeenSuggestions } from "@/components/compare/seen-suggestions.client";
import { ComparedProducts } from "@/components/product/compared-products";
import { ButtonLink } from "@/components/ui/button";
import { COMPARED_MAX } from "@/lib/compare";
import { readCompared } from "@/lib/compare/server";
import { CAMPAIGN_CODES } from "@/lib/contract/campaign";
import type { ProductCard, ProductDetail } from "@/lib/contract/product";
import { comparable, fill } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import { priceLabel } from "@/lib/product";
import { getProduct, getRelatedProducts, listProducts } from "@/lib/product/server";
import { parseQuantity } from "@/lib/quantity";
import { routes } from "@/lib/routes";
import { firstValue } from "@/lib/search-params";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { answerSentences } from "@/lib/shop";
import { getShop } from "@/lib/shop/server";
import { text } from "@/lib/text";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const t = text.compare;
const SUGGESTED = 6;
const RELATED = 24;
const BEST_SELLERS = { activeCode: CAMPAIGN_CODES.bestSellers, currPage: 1, pageSize: SUGGESTED };

export const metadata: Metadata = pageMetadata({
  title: brandedTitle(t.title),
  description: t.lead,
  path: routes.compare([]),
  isIndexed: false,
});

/** Sentences about how many buyers a shop answers and how soon, by shop id. */
async function answersOfShops(products: { shop_id: string }[]): Promise<Map<string, string>> {
  const shops = await Promise.all(products.map(({ shop_id }) => optionalRead(getShop(shop_id))));
  return new Map(shops.flatMap((shop) => (shop ? [[shop.id, answerSentences(shop.answers, text.shop.answers).join("\n")]] : [])));
}

const suggestion = (card: ProductCard, chosen: string[]) => ({
  label: card.name,
  note: priceLabel(card),
  picture: card.cover ?? card.image,
  href: routes.compare([...chosen, card.productId]),
});

const kindWord = (name: string) => comparable(name.split(" ")[0] ?? "");

/** Best sellers while nothing is compared, then products related to the first compared one, those of its kind first. None once the comparison is full. */
async function suggestedFor([first, ...others]: ProductDetail[]) {
  if (!first) {
    const best = await optionalRead(listProducts(BEST_SELLERS));
    return (best?.records ?? []).map((card) => suggestion(card, []));
  }
  if (others.length + 1 >= COMPARED_MAX) return [];
  const chosen = [first, ...others].map(({ id }) => id);
  const related = await optionalRead(getRelatedProducts(first.id, RELATED));
  const isOther = ({ name }: { name: string }) => kindWord(name) !== kindWord(first.name);
  return (related ?? [])
    .filter(({ productId }) => !chosen.includes(productId))
    .sort((one, other) => Number(isOther(one)) - Number(isOther(other)))
    .slice(0, SUGGESTED)
    .map((card) => suggestion(card, chosen));
}

async function foundFor(typed: string, chosen: string[]) {
  if (typed === "" || chosen.length >= COMPARED_MAX) return [];
  const found = await optionalRead(listProducts({ keyword: typed, currPage: 1, pageSize: SUGGESTED }));
  const others = (found?.records ?? []).filter(({ productId }) => !chosen.includes(productId));
  return others.map((card) => suggestion(card, chosen));
}

export default async function ComparePage({ searchParams }: Props) {
  const query = await searchParams;
  const { found: products, missing } = await readCompared("product", query, getProduct);
  const chosen = products.map(({ id }) => id);
  const sellers = [...new Set(products.map(({ shop_id }) => shop_id))];
  const [answers, related, found] = await Promise.all([
    answersOfShops(products),
    suggestedFor(products),
    foundFor(missing.unknown, chosen),
  ]);
  const isFound = found.length > 0;
  const similar = { title: chosen.length === 0 ? `${text.frame.bestSellers}:` : t.similar, suggested: related };
  return (
    <Comparison
      copy={t}
      missing={isFound ? { ...missing, unknown: "" } : missing}
      table={
        products.length > 0 && (
          <ComparedProducts products={products} answers={answers} wanted={parseQuantity(firstValue(query.quantity))} />
        )
      }
      furtherLinks={
        sellers.length > 1 && (
          <ButtonLink href={routes.compareShops(sellers)} rel="nofollow" variant="quiet" className="self-start print:hidden">
            {t.toShops}
          </ButtonLink>
        )
      }
      addLabel={chosen.length < COMPARED_MAX ? t.add : undefined}
      choice={
        <>
          <RememberCompared kind="product" ids={chosen.join(",")} />
          <ComparedChoice
            action={routes.compare([])}
            copy={t}
            chosen={chosen}
            typed={missing.unknown}
            similar={isFound ? { title: fill(t.foundFor, { typed: missing.unknown }), suggested: found } : similar}
            isFound={isFound}
          >
            {!isFound && (
              <SeenSuggestions
                title={text.product.seen}
                chosen={chosen}
                withAnother={routes.compare([...chosen, ""])}
                suggestedHrefs={related.map(({ href }) => href)}
              />
            )}
          </ComparedChoice>
          {chosen.length === 0 && (
            <ButtonLink href={routes.shopProducts()} variant="secondary" className="self-start">
              {text.cart.browse}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
