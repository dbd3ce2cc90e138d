import type { Metadata } from "next";
import { ComparedChoice } from "@/components/compare/compared-choice";
import { Comparison } from "@/components/compare/comparison";
import { RememberCompared } from "@/components/compare/remember-compared.client";
import { type ComparedShop, leafCategories } from "@/components/shop/compared-facts";
import { ComparedShops } from "@/components/shop/compared-shops";
import { COMPARED_MAX } from "@/lib/compare";
import { readCompared } from "@/lib/compare/server";
import type { ShopDetail } from "@/lib/contract/shop";
import { getShopEvaluations } from "@/lib/evaluation/server";
import { fill, lowerFirst } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import { getMarkets } from "@/lib/market/server";
import { routes } from "@/lib/routes";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { getFactory, getShop, getShopCategories, getShopPage, listShops } from "@/lib/shop/server";
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
    optionalRead(getShopPage(shop.id)),
    optionalRead(getShopCategories(shop.id)),
    optionalRead(getShopEvaluations(shop.id, 1)),
  ]);
  return { shop, factory, page, categories, evaluations };
}

/** Shops that sell the kind of goods that the first chosen shop has most of; none when the comparison is full or empty. */
async function similarTo(shops: ComparedShop[]) {
  const chosen = shops.map(({ shop }) => shop.id);
  const [kind] = leafCategories(shops[0]?.categories ?? []);
  if (!kind || chosen.length >= COMPARED_MAX) return { title: "", suggested: [] };
  const others = await optionalRead(listShops({ product_type_id: kind.id, currPage: 1, pageSize: SUGGESTED }));
  const suggested = (others?.records ?? [])
    .filter(({ id }) => !chosen.includes(id))
    .map(({ id, name, location, cover }) => ({
      label: name,
      note: location,
      picture: cover,
      href: routes.compareShops([...chosen, id]),
    }));
  return { title: fill(t.similar, { name: lowerFirst(kind.name) }), suggested };
}

export default async function CompareShopsPage({ searchParams }: Props) {
  const { found, missing } = await readCompared("shop", await searchParams, getShop);
  const [markets, shops] = await Promise.all([optionalRead(getMarkets()), Promise.all(found.map(withFacts))]);
  const chosen = shops.map(({ shop }) => shop.id);
  return (
    <Comparison
      copy={t}
      missing={missing}
      table={shops.length > 0 && <ComparedShops shops={shops} markets={markets ?? []} />}
      addLabel={chosen.length < COMPARED_MAX ? t.add : undefined}
      choice={
        <>
          <RememberCompared kind="shop" ids={chosen.join(",")} />
          <ComparedChoice
            action={routes.compareShops([])}
            copy={t}
            chosen={chosen}
            typed={missing.unknown}
            similar={await similarTo(shops)}
          />
        </>
      }
    />
  );
}
