import { Icon } from "@/components/ui/icon";
import type { FilterValues } from "@/lib/contract/filter-values";
import { groupedNumber } from "@/lib/format";
import { chosenIn, LISTED_FILTERS, takesSeveral, toggledAll } from "@/lib/product/filters";
import { materialRows, type ValueRow, valueRow } from "@/lib/product/material-groups";
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
    const hasChosen = (row: ValueRow) => row.values.some(({ value }) => chosen.includes(value));
    const link = ({ label, total, values: own }: ValueRow) => {
      const [first = ""] = own.map(({ value }) => value);
      const isChosen = own.every(({ value }) => chosen.includes(value));
      return (
        <a
          href={hrefWith({
            ...toggledAll(
              query,
              name,
              own.map(({ value }) => value),
            ),
            page: 1,
          })}
          rel="nofollow"
          data-keep-open=""
          aria-current={isChosen || undefined}
          className="filter-link"
        >
          <Value label={label ?? valueName(name, first)} isChosen={isChosen} isOneOfSeveral={takesSeveral(name)} />
          <span>{groupedNumber(total)}</span>
        </a>
      );
    };
    const rows = name === "material" ? materialRows(values) : values.map(valueRow);
    const links = rows.map((row) => (
      <li key={row.values[0]?.value}>
        {link(row)}
        {row.values.length > 1 && hasChosen(row) && (
          <ul className="pl-4">
            {row.values.map((value) => (
              <li key={value.value}>{link(valueRow(value))}</li>
            ))}
          </ul>
        )}
      </li>
    ));
    const isChosenBehind = rows.slice(SHOWN).some(hasChosen);
    return <FilterLinks key={name} title={t.filterNames[name]} links={links} shown={SHOWN} isOpen={isChosenBehind} />;
  });
}

type ValueProps = { label: string; isChosen: boolean; isOneOfSeveral: boolean };

function Value({ label, isChosen, isOneOfSeveral }: ValueProps) {
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
