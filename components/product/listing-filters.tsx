import { Button, buttonClass } from "@/components/ui/button";
import { HiddenFields } from "@/components/ui/hidden-fields";
import type { Category } from "@/lib/contract/category";
import type { FilterValues } from "@/lib/contract/filter-values";
import { fill, groupedNumber, numberLabel, plural } from "@/lib/format";
import { FILTER_SHEET_ID, REOPEN_FILTERS } from "@/lib/inline-scripts";
import { type ListingQuery, routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { FilterLinks } from "./filter-links";
import { FilterValueLists } from "./filter-values";
import { ListSheet } from "./list-sheet";

const t = text.listing;

type Props = {
  query: ListingQuery;
  categories: Category[];
  filters: FilterValues[] | undefined;
  hrefWith: (change: Partial<ListingQuery>) => string;
};

/** `active`: how many filters narrow the list. */
type SheetProps = Props & { total: number; active: number };

const SHOWN = 10;

/** A sheet on phones, a column on wide windows; works without scripts. */
export function ListingFilters({ total, active, ...props }: SheetProps) {
  const label = active > 0 ? fill(t.filtersOf, { count: String(active) }) : t.filters;
  return (
    <aside aria-label={t.filters} className="flex flex-col justify-end lg:row-span-2">
      <ListSheet id={FILTER_SHEET_ID} label={label} icon="filter" title={t.filterBy}>
        <Filters {...props} />
        <div className="sticky bottom-0 -mx-4 mt-4 border-t border-line bg-surface px-4 py-3 lg:hidden">
          <Button popoverTarget={FILTER_SHEET_ID} popoverTargetAction="hide" data-apply className="w-full">
            {plural(t.seeResults, total)}
          </Button>
        </div>
      </ListSheet>
      <script>{REOPEN_FILTERS}</script>
    </aside>
  );
}

function Filters({ query, categories, filters, hrefWith }: Props) {
  const links = categories.map(({ id, name, total }) => (
    <li key={id}>
      <a href={hrefWith({ parent_product_type_id: id, page: 1 })} className="filter-link">
        {name}
        {total !== undefined && <span>{groupedNumber(total)}</span>}
      </a>
    </li>
  ));
  return (
    <div className="grid gap-6 sm:max-lg:grid-cols-2">
      {categories.length > 0 && <FilterLinks title={t.categories} links={links} shown={SHOWN} />}
      <PriceFilter
        query={query}
        hasCartons={filters !== undefined}
        clearHref={hrefWith({ price_per: "", min_price: "", max_price: "", page: 1 })}
      />
      {filters && <FilterValueLists filters={filters} query={query} hrefWith={hrefWith} />}
    </div>
  );
}

type PriceProps = { query: ListingQuery; hasCartons: boolean; clearHref: string };

function PriceFilter({ query, hasCartons, clearHref }: PriceProps) {
  const { price_per, min_price, max_price, page: _page, ...otherFilters } = query;
  return (
    <form action={routes.productSearch({})}>
      <h2 className="mb-2 text-sm tracking-normal">{hasCartons ? t.priceAny : t.price}</h2>
      <HiddenFields fields={Object.entries(otherFilters)} />
      {hasCartons && (
        <select
          name="price_per"
          aria-label={t.pricePer}
          defaultValue={price_per}
          className="mb-2 h-11 w-full rounded-control border border-line-strong bg-surface px-2 text-sm text-ink"
        >
          <option value="">{t.pricePerUnit}</option>
          <option value="carton">{t.pricePerCarton}</option>
        </select>
      )}
      <div className="flex items-end gap-2">
        <Amount name="min_price" label={t.minPrice} value={min_price} />
        <Amount name="max_price" label={t.maxPrice} value={max_price} />
      </div>
      <div className="mt-2 flex gap-2">
        <button type="submit" className={buttonClass({ variant: "secondary", size: "sm" })}>
          {t.apply}
        </button>
        {(min_price || max_price) && (
          <a href={clearHref} className={buttonClass({ variant: "quiet", size: "sm" })}>
            {t.clear}
          </a>
        )}
      </div>
    </form>
  );
}

function Amount({ name, label, value }: { name: string; label: string; value: string | number | undefined }) {
  return (
    <label className="w-full text-xs text-muted">
      {label}
      <input
        name={name}
        inputMode="decimal"
        pattern="\s*\$?\s*[\d.,]*\s*"
        title={t.priceHint}
        autoComplete="off"
        defaultValue={value && numberLabel(Number(value))}
        className="mt-0.5 h-11 w-full rounded-control border border-line-strong bg-surface px-2 text-sm text-ink"
      />
    </label>
  );
}
