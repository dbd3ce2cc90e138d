import type { Metadata } from "next";
import { ComparedChoice } from "@/components/compare/compared-choice";
import { Comparison } from "@/components/compare/comparison";
import { RememberCompared } from "@/components/compare/remember-compared.client";
import { type ComparedShop, leafCategories } from "@/components/shop/compared-facts";
import { ComparedShops } from "@/components/shop/compared-shops";
import { ButtonLink } from "@/components/ui/button";
import { COMPARED_MAX } from "@/lib/compare";
import { readCompared } from "@/lib/compare/server";
import type { FactoryCard, ShopDetail } from "@/lib/contract/shop";
import { getShopEvaluations } from "@/lib/evaluation/server";
import { fill, lowerFirst } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import { getMarkets } from "@/lib/market/server";
import { routes } from "@/lib/routes";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { getAdvertisingPage, getFactory, getShop, listSelectedFactories, listShopCategories, listShops } from "@/lib/shop/server";
import { text } from "@/lib/text";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const t = text.compare.shops;
const SUGGESTED = 8;

export const metadata: Metadata = pageMetadata({
  title: brandedTitle(t.title),
  description: t.lead,
  path: routes.compareShops([]),
  isIndexed: false,
});

async function withFacts(shop: ShopDetail): Promise<ComparedShop> {
  const [factory, page, categories, evaluations] = await Promise.all([
    optionalRead(getFactory(shop.id)),
    optionalRead(getAdvertisingPage(shop.id)),
    optionalRead(listShopCategories(shop.id)),
    optionalRead(getShopEvaluations(shop.id, 1)),
  ]);
  return { shop, factory, page, categories, evaluations };
}

const suggestion = ({ id, name, location, cover }: FactoryCard, chosen: string[]) => ({
  label: name,
  note: location,
  picture: cover,
  href: routes.compareShops([...chosen, id]),
});

const searchShops = (filter: Parameters<typeof listShops>[0]) =>
  optionalRead(listShops({ ...filter, currPage: 1, pageSize: SUGGESTED }));

const otherSuggestions = (shops: FactoryCard[], chosen: string[]) =>
  shops.filter(({ id }) => !chosen.includes(id)).map((shop) => suggestion(shop, chosen));

/** Selected factories while nothing is compared, then shops that sell the kind of goods that the first one has most of. None once the comparison is full. */
async function suggestedFor([first, ...others]: ComparedShop[]) {
  if (!first) {
    const selected = await optionalRead(listSelectedFactories(SUGGESTED));
    return { title: `${text.shop.selected.title}:`, suggested: (selected ?? []).map((shop) => suggestion(shop, [])) };
  }
  const chosen = [first, ...others].map(({ shop }) => shop.id);
  const [kind] = leafCategories(first.categories ?? []);
  if (!kind || chosen.length >= COMPARED_MAX) return { title: "", suggested: [] };
  const similar = await searchShops({ product_type_id: kind.id });
  const suggested = otherSuggestions(similar?.records ?? [], chosen);
  return { title: fill(t.similar, { name: lowerFirst(kind.name) }), suggested };
}

export default async function CompareShopsPage({ searchParams }: Props) {
  const { found: foundShops, missing } = await readCompared("shop", await searchParams, getShop);
  const [markets, shops] = await Promise.all([optionalRead(getMarkets()), Promise.all(foundShops.map(withFacts))]);
  const chosen = shops.map(({ shop }) => shop.id);
  const isFull = chosen.length >= COMPARED_MAX;
  const typed = missing.unknown;
  const answer = typed === "" || isFull ? undefined : await searchShops({ keyword: typed });
  const isUnknown = answer?.records.length === 0;
  const found = otherSuggestions(answer?.records ?? [], chosen);
  return (
    <Comparison
      copy={t}
      missing={isUnknown ? missing : { ...missing, unknown: "" }}
      table={shops.length > 0 && <ComparedShops shops={shops} markets={markets ?? []} />}
      addLabel={isFull ? undefined : t.add}
      choice={
        <>
          <RememberCompared kind="shop" ids={chosen.join(",")} />
          <ComparedChoice
            action={routes.compareShops([])}
            copy={t}
            chosen={chosen}
            typed={typed}
            similar={
              found.length > 0 ? { title: fill(text.compare.foundFor, { typed }), suggested: found } : await suggestedFor(shops)
            }
            isFound={!isUnknown}
          />
          {chosen.length === 0 && (
            <ButtonLink href={routes.factories()} variant="secondary" className="self-start">
              {text.shop.directory}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
