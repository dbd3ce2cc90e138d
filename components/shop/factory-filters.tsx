import { FilterLinks } from "@/components/product/filter-links";
import { ListSheet } from "@/components/product/list-sheet";
import { groupedNumber } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import { FILTER_SHEET_ID } from "@/lib/inline-scripts";
import { type FactoryQuery, routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { type Counted, factoryMarkets, factoryTrades } from "./factory-counts";

const t = text.shop.selected;
const SHOWN = 8;

/** The numbers of factories are of whole trades and markets, not of those that a word finds or that have a licence. */
export const canNarrow = ({ keyword, licensed }: FactoryQuery) => !keyword && !licensed;

export async function FactoryFilters({ query }: { query: FactoryQuery }) {
  const { parent_product_type_id: trade, district } = query;
  const [trades, markets] = await Promise.all([optionalRead(factoryTrades(district)), optionalRead(factoryMarkets(trade))]);
  return (
    <aside aria-label={text.listing.filters} className="flex flex-col justify-end max-sm:col-span-full lg:row-span-2">
      <ListSheet id={FILTER_SHEET_ID} label={t.narrow} icon="filter" title={text.listing.filterBy}>
        <div className="grid gap-6 pb-4 sm:max-lg:grid-cols-2">
          <Values
            title={t.trade}
            values={trades}
            current={trade}
            hrefOf={(id) => routes.factoriesOf({ ...query, parent_product_type_id: id })}
          />
          <Values
            title={t.market}
            values={markets}
            current={district}
            hrefOf={(id) => routes.factoriesOf({ ...query, district: id })}
          />
        </div>
      </ListSheet>
    </aside>
  );
}

type ValuesProps = {
  title: string;
  values: Counted[] | undefined;
  /** The chosen value stands first; its link takes it away. */
  current: string | undefined;
  hrefOf: (id: string | undefined) => string;
};

function Values({ title, values = [], current, hrefOf }: ValuesProps) {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => Number(b.id === current) - Number(a.id === current));
  const links = sorted.map(({ id, name, count }) => (
    <li key={id}>
      <a
        href={hrefOf(id === current ? undefined : id)}
        rel="nofollow"
        aria-current={id === current || undefined}
        className={`filter-link ${id === current ? "bg-brand-soft font-semibold text-brand-strong" : ""}`}
      >
        {name}
        <span>{groupedNumber(count)}</span>
      </a>
    </li>
  ));
  return <FilterLinks title={title} links={links} shown={SHOWN} />;
}
