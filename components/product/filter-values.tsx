import type { FilterValues } from "@/lib/contract/filter-values";
import { groupedNumber } from "@/lib/format";
import { LISTED_FILTERS } from "@/lib/product/filters";
import type { ListingQuery } from "@/lib/routes";
import { text } from "@/lib/text";
import { valueName } from "./filter-label";
import { FilterLinks } from "./filter-links";

const t = text.listing;

const SHOWN = 5;

type Props = { filters: FilterValues[]; query: ListingQuery; hrefWith: (change: Partial<ListingQuery>) => string };

export function FilterValueLists({ filters, query, hrefWith }: Props) {
  return LISTED_FILTERS.map((name) => {
    const values = filters.find((one) => one.name === name)?.values ?? [];
    if (query[name] || values.length === 0) return null;
    const links = values.map(({ value, label, total }) => (
      <li key={value}>
        <a href={hrefWith({ [name]: value, page: 1 })} rel="nofollow" className="filter-link">
          {label ?? valueName(name, value)}
          <span>{groupedNumber(total)}</span>
        </a>
      </li>
    ));
    return <FilterLinks key={name} title={t.filterNames[name]} links={links} shown={SHOWN} />;
  });
}
