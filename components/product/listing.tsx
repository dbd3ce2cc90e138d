import type { ReactNode } from "react";
import { JsonLd } from "@/components/frame/json-ld";
import { Breadcrumbs, type Crumb } from "@/components/ui/breadcrumbs";
import { Page } from "@/components/ui/page";
import { Pagination } from "@/components/ui/pagination";
import { SaveSearch } from "@/components/watch/save-search";
import type { Category } from "@/lib/contract/category";
import type { SearchResult, Sort } from "@/lib/contract/product";
import { plural } from "@/lib/format";
import { type ActiveFilter, narrowingFilters } from "@/lib/product/filters";
import { LISTING_SIZE, pageCount } from "@/lib/product/listing";
import { type ListingQuery, routes } from "@/lib/routes";
import { breadcrumbList } from "@/lib/seo/breadcrumbs";
import { itemList } from "@/lib/seo/listing";
import { text } from "@/lib/text";
import { ActiveFilters } from "./active-filters";
import { cartonPrice } from "./carton-price";
import { CategoryRow } from "./category-row";
import { ListingFilters } from "./listing-filters";
import { ListingGoods } from "./listing-goods";
import { PesosSwitch } from "./pesos-switch";
import type { BadgeOf, NoteOf } from "./product-grid";
import { QuoteKeyword } from "./quote-keyword";
import { isFirstWordUnknown, searchNotes } from "./search-notes";
import { SortLinks } from "./sort-links";

const t = text.listing;
const WITH_FILTERS = "grid grid-cols-2 gap-x-2 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8";
const PAGES = { label: t.pages, previous: t.previous, next: t.next, page: t.page };

type Props = {
  title: string;
  lead?: string | undefined;
  crumbs: Crumb[];
  result: SearchResult;
  page: number;
  sort: Sort;
  query: ListingQuery;
  filters?: ActiveFilter[];
  hrefWith: (change: Partial<ListingQuery>) => string;
  categories: Category[];
  /** Whether narrow windows show `categories` also in a row above the products, and not only in the sheet of filters. */
  hasCategoryRow?: boolean;
  empty?: ReactNode;
  aboveTitle?: ReactNode;
  borderless?: boolean;
  siblings?: ReactNode;
  ownOrderLabel?: string | undefined;
  badgeOf?: BadgeOf | undefined;
  noteOf?: NoteOf | undefined;
};

export function Listing({
  title,
  lead,
  crumbs,
  result,
  page,
  sort,
  query,
  filters = [],
  hrefWith,
  categories,
  hasCategoryRow = false,
  empty,
  aboveTitle,
  borderless = false,
  siblings,
  ownOrderLabel,
  badgeOf,
  noteOf,
}: Props) {
  const isEmpty = result.records.length === 0;
  const narrowing = narrowingFilters(filters);
  const hasFilters = !isEmpty || narrowing.length > 0;
  return (
    <Page borderless={borderless}>
      <JsonLd data={breadcrumbList(crumbs)} />
      <JsonLd data={itemList(addresses(result), (page - 1) * LISTING_SIZE + 1)} />
      <div className="flex flex-col gap-2 sm:gap-4">
        <Breadcrumbs label={text.product.breadcrumbs} crumbs={crumbs} />
        {aboveTitle}
        <Heading title={title} lead={lead} query={query} result={result} />
        {siblings}
        {hasCategoryRow && categories.length > 0 && (
          <CategoryRow label={t.categories} links={categoryLinks(categories, hrefWith)} className="lg:hidden" />
        )}
        <div className={hasFilters ? WITH_FILTERS : ""}>
          {hasFilters && (
            <ListingFilters
              total={result.total}
              active={narrowing.length}
              query={query}
              categories={categories}
              filters={result.filters}
              hrefWith={hrefWith}
            />
          )}
          {result.total > 1 && (
            <SortLinks
              sort={sort}
              ownOrderLabel={ownOrderLabel}
              hrefOf={(next) => hrefWith({ sort: next === "relevance" ? "" : next, page: 1 })}
            />
          )}
          <div className="flex min-w-0 flex-col gap-4 max-lg:col-span-full">
            <ActiveFilters filters={narrowing} hrefWith={hrefWith} />
            {!isEmpty && isByPrice(sort, query) && <p className="text-xs text-muted">{t.byLowestPrice}</p>}
            <h2 className="sr-only">{t.list}</h2>
            {isEmpty ? (
              empty
            ) : (
              <ListingGoods
                result={result}
                badgeOf={badgeOf}
                keyword={result.corrected_keyword ?? query.keyword}
                isOneShop={query.shop_id !== undefined}
                noteOf={query.price_per === "carton" ? cartonPrice : noteOf}
              />
            )}
            <Pagination page={page} pages={pageCount(result.total)} hrefOf={(next) => hrefWith({ page: next })} copy={PAGES} />
          </div>
        </div>
      </div>
    </Page>
  );
}

function Heading({ title, lead, query, result }: Pick<Props, "title" | "lead" | "query" | "result">) {
  const isEmpty = result.records.length === 0;
  return (
    <div>
      <h1 className="line-clamp-3 text-title sm:text-[1.75rem]">{title}</h1>
      {lead && <p className="mt-1 text-sm text-muted">{lead}</p>}
      {!isEmpty &&
        searchNotes(result, query.keyword).map((note) => (
          <p key={note} role="status" className="mt-1 text-sm font-semibold">
            {note}
          </p>
        ))}
      <div className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-muted sm:gap-x-4 sm:text-sm">
        <p className="min-w-0">{plural(t.results, result.total)}</p>
        {!isEmpty && <PesosSwitch />}
        <SaveSearch query={query} />
      </div>
      {!isEmpty && query.keyword && isFirstWordUnknown(result, query.keyword) && (
        <p className="mt-2">
          <QuoteKeyword keyword={query.keyword} variant="secondary" />
        </p>
      )}
    </div>
  );
}

const isByPrice = (sort: Sort, { min_price, max_price, price_per }: ListingQuery) =>
  sort === "price_asc" || sort === "price_desc" || (!price_per && Boolean(min_price || max_price));

const addresses = ({ records }: SearchResult) => records.map(({ productId }) => routes.product(productId));

const categoryLinks = (categories: Category[], hrefWith: Props["hrefWith"]) =>
  categories.map(({ id, name, img }) => ({
    id,
    name,
    href: hrefWith({ parent_product_type_id: id, page: 1 }),
    ...(img && { picture: img }),
  }));
