import type { Metadata } from "next";
import { Directory } from "@/components/shop/directory";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { fill } from "@/lib/format";
import { requiredRead } from "@/lib/http/reads";
import { LISTING_SIZE } from "@/lib/product/listing";
import { assertPage, type Query } from "@/lib/product/listing-address";
import { listingQuery } from "@/lib/product/query";
import { routes } from "@/lib/routes";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { listShops } from "@/lib/shop/server";
import { text } from "@/lib/text";

type Props = { searchParams: Promise<Query> };

const t = text.shop;
const SHOWN_LETTERS = 40;

const pageTitle = (keyword: string | undefined) => (keyword ? fill(t.searchTitle, { keyword }) : t.searchAll);

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { keyword } = listingQuery(await searchParams);
  return pageMetadata({
    title: brandedTitle(pageTitle(keyword)),
    description: t.searchDescription,
    path: routes.shopSearch({ ...(keyword && { keyword }) }),
    isIndexed: false,
  });
}

export default async function ShopSearchPage({ searchParams }: Props) {
  const { keyword, page = 1 } = listingQuery(await searchParams);
  const result = await requiredRead(listShops({ ...(keyword && { keyword }), currPage: page, pageSize: LISTING_SIZE }));
  assertPage(page, result.total);
  return (
    <Directory
      title={pageTitle(keyword)}
      result={result}
      page={page}
      hrefOf={(next) => routes.shopSearch({ ...(keyword && { keyword }), page: next })}
      empty={<NoShops keyword={keyword} />}
    />
  );
}

function NoShops({ keyword }: { keyword: string | undefined }) {
  return (
    <EmptyState icon="shop" title={t.none}>
      <p>{t.noneText}</p>
      <p className="mt-4 flex flex-wrap justify-center gap-2">
        {keyword && (
          <ButtonLink href={routes.productSearch({ keyword })}>
            {fill(t.searchProducts, { keyword: keyword.slice(0, SHOWN_LETTERS) })}
          </ButtonLink>
        )}
        <ButtonLink href={routes.quote} variant="secondary">
          {text.frame.requestQuote}
        </ButtonLink>
      </p>
    </EmptyState>
  );
}
