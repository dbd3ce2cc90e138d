import { Icon } from "@/components/ui/icon";
import type { FilterValues } from "@/lib/contract/filter-values";
import { groupedNumber } from "@/lib/format";
import { chosenIn, LISTED_FILTERS, takesSeveral, toggled } from "@/lib/product/filters";
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
    if (values.length === 0) return null;
    const chosen = chosenIn(query, name);
    const links = values.map(({ value, label = valueName(name, value), total }) => (
      <li key={value}>
        <a
          href={hrefWith({ ...toggled(query, name, value), page: 1 })}
          rel="nofollow"
          aria-current={chosen.includes(value) || undefined}
          className="filter-link"
        >
          <Value label={label} isChosen={chosen.includes(value)} isOneOfSeveral={takesSeveral(name)} />
          <span>{groupedNumber(total)}</span>
        </a>
      </li>
    ));
    const isChosenBehind = values.slice(SHOWN).some(({ value }) => chosen.includes(value));
    return <FilterLinks key={name} title={t.filterNames[name]} links={links} shown={SHOWN} isOpen={isChosenBehind} />;
  });
}

type ValueProps = { label: string; isChosen: boolean; isOneOfSeveral: boolean };

function Value({ label, isChosen, isOneOfSeveral }: ValueProps) {
  const box = isChosen ? "border-brand bg-brand text-inverse" : "border-line-strong bg-surface";
  return (
    <div className={`flex min-w-0 items-center gap-2 py-1${isChosen ? " font-semibold text-brand" : ""}`}>
      {(isOneOfSeveral || isChosen) && (
        <i className={`flex size-4 shrink-0 items-center justify-center border ${box}`}>
          {isChosen && <Icon name="check" size={14} />}
        </i>
      )}
      {isChosen && <b className="sr-only">{t.removeFilter} </b>}
      {label}
    </div>
  );
}
