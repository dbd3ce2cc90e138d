import { Icon } from "@/components/ui/icon";
import type { FilterValues } from "@/lib/contract/filter-values";
import { groupedNumber } from "@/lib/format";
import { chosenIn, LISTED_FILTERS, takesSeveral, toggled } from "@/lib/product/filters";
import { materialRows, type ValueRow } from "@/lib/product/material-groups";
import type { ListingQuery } from "@/lib/routes";
import { text } from "@/lib/text";
import { valueName } from "./filter-label";
import { FilterLinks } from "./filter-links";

const t = text.listing;

const SHOWN = 5;

type Value = FilterValues["values"][number];

type Props = { filters: FilterValues[]; query: ListingQuery; hrefWith: (change: Partial<ListingQuery>) => string };

export function FilterValueLists({ filters, query, hrefWith }: Props) {
  return LISTED_FILTERS.map((name) => {
    const chosen = chosenIn(query, name);
    const isChosen = ({ value }: Value) => chosen.includes(value);
    const counted = filters.find((one) => one.name === name)?.values ?? [];
    const values = counted.filter((one, index) => name !== "minimum" || isChosen(one) || one.total !== counted[index - 1]?.total);
    if (values.length === 0) return null;
    const hasChosen = ({ value, below }: ValueRow) => [value, ...below].some(isChosen);
    const link = (one: Value) => (
      <a
        href={hrefWith({ ...toggled(query, name, one.value), page: 1 })}
        rel="nofollow"
        data-keep-open=""
        aria-current={isChosen(one) || undefined}
        className="filter-link"
      >
        <Label text={one.label ?? valueName(name, one.value)} isChosen={isChosen(one)} isOneOfSeveral={takesSeveral(name)} />
        <span>{groupedNumber(one.total)}</span>
      </a>
    );
    const rows = name === "material" ? materialRows(values) : values.map((value) => ({ value, below: [] }));
    const links = rows.map((row) => (
      <li key={row.value.value}>
        {link(row.value)}
        {row.below.length > 0 && hasChosen(row) && (
          <ul className="pl-4">
            {row.below.map((sort) => (
              <li key={sort.value}>{link(sort)}</li>
            ))}
          </ul>
        )}
      </li>
    ));
    const isChosenBehind = rows.slice(SHOWN).some(hasChosen);
    return <FilterLinks key={name} title={t.filterNames[name]} links={links} shown={SHOWN} isOpen={isChosenBehind} />;
  });
}

type LabelProps = { text: string; isChosen: boolean; isOneOfSeveral: boolean };

function Label({ text: label, isChosen, isOneOfSeveral }: LabelProps) {
  const box = isChosen ? "border-brand bg-brand text-inverse" : "border-line-strong bg-surface";
  return (
    <div className={`flex min-w-0 items-center gap-2 py-1${isChosen ? " font-semibold text-brand" : ""}`}>
      <i className={`flex size-4 shrink-0 items-center justify-center border ${box}${isOneOfSeveral ? "" : " rounded-full"}`}>
        {isChosen && <Icon name="check" size={14} />}
      </i>
      {isChosen && <b className="sr-only">{t.removeFilter} </b>}
      {label}
    </div>
  );
}
