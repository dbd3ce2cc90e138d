import type { FilterValues } from "@/lib/contract/filter-values";
import { fill, groupedNumber } from "@/lib/format";
import { findShowroom } from "@/lib/market";
import { LISTED_FILTERS, type ListedFilter } from "@/lib/product/filters";
import type { ListingQuery } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.listing;

export function valueName(name: ListedFilter, value: string): string {
  if (name === "minimum") return value === "1" ? t.minimumOne : fill(t.minimumOf, { count: groupedNumber(Number(value)) });
  if (name === "district") return findShowroom(value)?.title ?? value;
  return value.charAt(0).toUpperCase() + value.slice(1);
}

const SHOWN = 5;

type Props = { filters: FilterValues[]; query: ListingQuery; hrefWith: (change: Partial<ListingQuery>) => string };

export function FilterValueLists({ filters, query, hrefWith }: Props) {
  return LISTED_FILTERS.map((name) => {
    const values = filters.find((one) => one.name === name)?.values ?? [];
    if (query[name] || values.length === 0) return null;
    const links = values.map(({ value, label, total }) => (
      <li key={value}>
        <a href={hrefWith({ [name]: value, page: 1 })} rel="nofollow" className="narrowing">
          {label ?? valueName(name, value)}
          <span>{groupedNumber(total)}</span>
        </a>
      </li>
    ));
    return (
      <nav key={name} aria-label={t.filterNames[name]}>
        <h2 className="mb-1 text-sm tracking-normal">{t.filterNames[name]}</h2>
        <ul className="text-sm">{links.slice(0, SHOWN)}</ul>
        {links.length > SHOWN && (
          <details className="text-sm">
            <summary className="flex min-h-9 list-none items-center px-2 font-semibold text-brand hover:underline max-lg:min-h-11">
              {t.more}
            </summary>
            <ul>{links.slice(SHOWN)}</ul>
          </details>
        )}
      </nav>
    );
  });
}
