import { CategoryRow } from "@/components/product/category-row";
import { fill, groupedNumber } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { type Counted, factoryMarkets, factoryTrades } from "./factory-counts";

const t = text.shop.selected;

export async function SupplierLinks() {
  const [trades, markets] = await Promise.all([optionalRead(factoryTrades()), optionalRead(factoryMarkets())]);
  return (
    <nav aria-label={t.narrow}>
      <LinkRow title={t.byTrade} values={trades} hrefOf={routes.suppliersOf} />
      <LinkRow title={t.byDistrict} values={markets} hrefOf={routes.suppliersIn} />
    </nav>
  );
}

type Props = { title: string; values: Counted[] | undefined; hrefOf: (id: string) => string };

function LinkRow({ title, values = [], hrefOf }: Props) {
  if (values.length === 0) return null;
  const links = values.map(({ id, name, count }) => ({
    id,
    name: fill(text.compare.shops.kindCount, { name, count: groupedNumber(count) }),
    href: hrefOf(id),
  }));
  return (
    <>
      <h2 className="mt-2 text-sm">{title}</h2>
      <CategoryRow label={title} links={links} className="lg:[scrollbar-width:thin]" />
    </>
  );
}
