import { CategoryLink, CategoryList } from "@/components/frame/category-list";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { fill, upperFirst } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import { getCategoryTree } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { searchText } from "@/lib/search";
import { text } from "@/lib/text";
import { PopularGoods } from "./popular-goods";
import { QuoteKeyword } from "./quote-keyword";

const t = text.listing;

type Props = {
  keyword: string | undefined;
  /** Whether the search left out words that no goods have: then unrelated goods are no help. */
  hasUnknownWords: boolean;
  isNarrowed: boolean;
};

const ALTERNATIVES = new Intl.ListFormat("es-CO", { type: "disjunction" });

/** A sentence on what the visitor can try; undefined where no advice applies. */
export function searchAdvice({ keyword = "", isNarrowed }: Pick<Props, "keyword" | "isNarrowed">): string | undefined {
  const keywords = searchText(keyword).split(" ");
  const advice = ALTERNATIVES.format([
    ...(keyword ? [t.noneSpelling] : []),
    ...(keywords.length > 1 ? [t.noneWords] : []),
    ...(isNarrowed ? [t.noneFilters] : []),
  ]);
  return advice && `${upperFirst(advice)}.`;
}

export async function NoProducts({ keyword, hasUnknownWords, isNarrowed }: Props) {
  const categories = (await optionalRead(getCategoryTree())) ?? [];
  return (
    <>
      <EmptyState icon="search" title={hasUnknownWords && keyword ? fill(t.noneOf, { words: keyword }) : t.none}>
        <p>
          {searchAdvice({ keyword, isNarrowed })} {t.noneText}
        </p>
        <p className="mt-4">
          {keyword ? (
            <QuoteKeyword keyword={keyword} />
          ) : (
            <ButtonLink data-quote href={routes.quote}>
              {text.frame.requestQuote}
            </ButtonLink>
          )}
        </p>
      </EmptyState>
      <h2 className="mt-6 mb-2 text-base">{t.noneCategories}</h2>
      <CategoryList columns="grid-cols-2">
        {categories.map(({ id, name, img }) => (
          <li key={id}>
            <CategoryLink href={routes.category(id)} label={name} picture={img} />
          </li>
        ))}
      </CategoryList>
      {!hasUnknownWords && <PopularGoods />}
    </>
  );
}
