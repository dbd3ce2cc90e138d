import { FilterLinks } from "@/components/product/filter-links";
import { ListSheet } from "@/components/product/list-sheet";
import { groupedNumber } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import { type ListingQuery, routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { type Counted, factoryMarkets, factoryTrades } from "./factory-counts";

const t = text.shop.selected;
const SHOWN = 8;

export const canNarrow = ({ keyword, parent_product_type_id: trade, district }: ListingQuery) => !keyword && !(trade && district);

export async function FactoryFilters({ query }: { query: ListingQuery }) {
  const { parent_product_type_id: trade, district } = query;
  const [trades, markets] = await Promise.all([
    trade ? [] : optionalRead(factoryTrades(district)),
    district ? [] : optionalRead(factoryMarkets(trade)),
  ]);
  return (
    <aside aria-label={text.listing.filters} className="max-lg:col-span-full lg:row-span-2">
      <ListSheet id="filtros" label={t.narrow} icon="filter" title={text.listing.filterBy}>
        <div className="grid gap-6 pb-4 sm:max-lg:grid-cols-2">
          <Values title={t.trade} values={trades} hrefOf={(id) => routes.factoriesOf({ ...query, parent_product_type_id: id })} />
          <Values title={t.market} values={markets} hrefOf={(id) => routes.factoriesOf({ ...query, district: id })} />
        </div>
      </ListSheet>
    </aside>
  );
}

type ValuesProps = { title: string; values: Counted[] | undefined; hrefOf: (id: string) => string };

function Values({ title, values = [], hrefOf }: ValuesProps) {
  if (values.length === 0) return null;
  const links = values.map(({ id, name, count }) => (
    <li key={id}>
      <a href={hrefOf(id)} rel="nofollow" className="filter-link">
        {name}
        <span>{groupedNumber(count)}</span>
      </a>
    </li>
  ));
  return <FilterLinks title={title} links={links} shown={SHOWN} />;
}
