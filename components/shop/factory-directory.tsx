import { ActiveFilters } from "@/components/product/active-filters";
import { filterNames } from "@/components/product/filter-names";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { SearchForm } from "@/components/ui/search-form";
import { optionalRead } from "@/lib/http/reads";
import { marketTitle } from "@/lib/market";
import { type ActiveFilter, activeFilters } from "@/lib/product/filters";
import { type FactoryQuery, routes } from "@/lib/routes";
import { withEvidence } from "@/lib/shop/server";
import { text } from "@/lib/text";
import { CardFacts } from "./card-facts";
import { CompareInCard } from "./compare-link";
import { Directory, type DirectoryProps } from "./directory";
import { FactoryCard } from "./factory-card";
import { canNarrow, FactoryFilters } from "./factory-filters";
import { FactoryOrder } from "./factory-order";

const t = text.shop;

type Props = Omit<DirectoryProps, "children" | "resultForms"> & {
  query: FactoryQuery;
  canOrder?: boolean;
};

const wholeMarket = (filter: ActiveFilter): ActiveFilter => ({ ...filter, value: marketTitle(filter.value, filter.value) });

export async function FactoryDirectory({ query, canOrder = false, ...props }: Props) {
  const { records } = props.result;
  const { licensed: _licensed, sort: _sort, ...goodsQuery } = query;
  const [names, checked] = await Promise.all([filterNames(goodsQuery), optionalRead(withEvidence(records))]);
  const hasColumn = canNarrow(query);
  const shops = checked ?? records.map((card) => ({ card, evidence: undefined }));
  return (
    <Directory {...props} resultForms={t.factoryResults}>
      <div
        className={
          hasColumn
            ? "grid grid-cols-2 gap-x-2 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8"
            : "flex flex-col gap-4"
        }
      >
        {hasColumn && <FactoryFilters query={query} />}
        <div className="flex flex-wrap items-center gap-3 max-sm:col-span-full">
          <Search query={query} />
          <ActiveFilters
            filters={activeFilters(goodsQuery, names).map((filter) =>
              filter.kind === "district" ? wholeMarket(filter) : filter,
            )}
            hrefWith={({ sort: _, ...change }) => routes.factoriesOf({ ...query, ...change })}
          />
        </div>
        <div className="flex flex-col gap-3 max-lg:col-span-full">
          {canOrder && <FactoryOrder query={query} />}
          <h2 className="sr-only">{t.factoryList}</h2>
          {records.length === 0 && <NoFactories />}
          <ul className={`grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 ${hasColumn ? "xl:grid-cols-4" : "lg:grid-cols-4"}`}>
            {shops.map(({ card, evidence }, index) => (
              <li key={card.id}>
                <FactoryCard factory={card} priority={index < 2} showsGoods>
                  <CardFacts card={card} evidence={evidence} />
                  <CompareInCard shop={card} />
                </FactoryCard>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Directory>
  );
}

function Search({ query: { keyword, parent_product_type_id: trade, district, licensed, sort } }: { query: FactoryQuery }) {
  return (
    <SearchForm action={routes.factories()} label={t.searchFactories} placeholder={t.searchFactories} keyword={keyword}>
      {trade && <input type="hidden" name="parent_product_type_id" value={trade} />}
      {district && <input type="hidden" name="district" value={district} />}
      {licensed && <input type="hidden" name="licensed" value={licensed} />}
      {sort && <input type="hidden" name="sort" value={sort} />}
    </SearchForm>
  );
}

function NoFactories() {
  return (
    <EmptyState icon="factory" title={t.noFactories}>
      <p>{t.noFactoriesText}</p>
      <p className="mt-4 flex flex-wrap justify-center gap-2">
        <ButtonLink href={routes.factories()}>{t.allFactories}</ButtonLink>
        <ButtonLink href={routes.quote} variant="secondary">
          {text.frame.requestQuote}
        </ButtonLink>
      </p>
    </EmptyState>
  );
}
