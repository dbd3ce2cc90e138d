import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { SearchResult } from "@/lib/contract/product";
import { fill, groupedNumber, plural } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import { type ActiveFilter, narrowingFilters, withoutAll } from "@/lib/product/filters";
import { searchFilter } from "@/lib/product/query";
import { listProducts } from "@/lib/product/server";
import { type ListingQuery, routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { filterLabel } from "./filter-label";
import { ProductGrid } from "./product-grid";
import { QuoteKeyword } from "./quote-keyword";

const t = text.listing;

const SHOWN = 12;
const COUNTED = 4;

type Unfiltered = { removed: ActiveFilter[]; found: SearchResult };

/** Of a list that its filters leave empty: what is found without filters of goods, else also without category and shop, if anything. */
export async function findWithoutFilters(query: ListingQuery, filters: readonly ActiveFilter[]): Promise<Unfiltered | undefined> {
  const narrowing = narrowingFilters(filters);
  const ofGoods = narrowing.filter(({ kind }) => kind !== "category" && kind !== "shop");
  for (const removed of ofGoods.length < narrowing.length ? [ofGoods, narrowing] : [narrowing]) {
    const found = removed.length > 0 ? await countedWith({ ...query, ...withoutAll(removed) }, SHOWN) : undefined;
    if (found && found.total > 0) return { removed, found };
  }
  return undefined;
}

const countedWith = (query: ListingQuery, pageSize: number) =>
  optionalRead(listProducts({ ...searchFilter(query), currPage: 1, pageSize }));

type Props = Unfiltered & { query: ListingQuery };

export async function FilteredOut({ query, removed, found }: Props) {
  const single = removed.length > 1 ? removed.slice(0, COUNTED) : [];
  const totals = await Promise.all(single.map(({ without }) => countedWith({ ...query, ...without }, 1)));
  const isOnlyShop = removed.every(({ kind }) => kind === "shop");
  return (
    <>
      <EmptyState icon="filter" title={isOnlyShop ? t.none : plural(t.filteredOut, found.total)}>
        <p className="flex flex-wrap justify-center gap-2">
          <ButtonLink href={routes.productSearch({ ...query, ...withoutAll(removed), page: 1 })}>
            {isOnlyShop ? t.noneAllShops : t.clear}
          </ButtonLink>
          {single.map((filter, index) => {
            const total = totals[index]?.total;
            if (!total) return null;
            return (
              <ButtonLink
                key={`${filter.kind} ${filter.value}`}
                href={routes.productSearch({ ...query, ...filter.without, page: 1 })}
                rel="nofollow"
                variant="secondary"
              >
                {fill(t.removeOne, { filter: filterLabel(filter), count: groupedNumber(total) })}
              </ButtonLink>
            );
          })}
          {query.keyword && <QuoteKeyword keyword={query.keyword} variant="secondary" />}
        </p>
      </EmptyState>
      <h2 className="text-lg">{t.withoutFilters}</h2>
      <ProductGrid products={found.records} columns="narrow" />
    </>
  );
}
