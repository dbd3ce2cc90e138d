import { Section } from "@/components/ui/section";
import { cachedRead } from "@/lib/cache/cached-read";
import { groupedNumber } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import { getMarkets } from "@/lib/market/server";
import { getCategoryTree } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { countFactories } from "@/lib/shop/server";
import { text } from "@/lib/text";

const t = text.shop.selected;

type SupplierLink = { href: string; name: string; count: number };

/** Each link's count takes a call of its own, so the result is cached for all pages. */
const getCategoryLinks = cachedRead(["shops", "categories"], async (): Promise<SupplierLink[]> => {
  const categories = await getCategoryTree();
  const counts = await countFactories(categories.map(({ id }) => ({ product_type_id: id })));
  return categories.map(({ id, name }, index) => ({ href: routes.suppliersOf(id), name, count: counts[index] ?? 0 }));
});

const getMarketLinks = cachedRead(["shops", "markets"], async (): Promise<SupplierLink[]> => {
  const markets = await getMarkets();
  const counts = await countFactories(markets.map(({ key }) => ({ district: key })));
  return markets.map(({ key, name }, index) => ({ href: routes.suppliersIn(key), name, count: counts[index] ?? 0 }));
});

export async function SupplierLinks() {
  const [categories, markets] = await Promise.all([optionalRead(getCategoryLinks()), optionalRead(getMarketLinks())]);
  return (
    <>
      <LinkGroup id="por-ramo" title={t.byTrade} links={categories ?? []} />
      <LinkGroup id="por-mercado" title={t.byDistrict} links={markets ?? []} />
    </>
  );
}

function LinkGroup({ id, title, links }: { id: string; title: string; links: SupplierLink[] }) {
  const nonEmpty = links.filter(({ count }) => count > 0);
  if (nonEmpty.length === 0) return null;
  return (
    <Section id={id} title={title} lead={t.byLead}>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {nonEmpty.map(({ href, name, count }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-11 items-center justify-between gap-3 rounded-control border border-line bg-surface px-4 py-2 text-sm font-semibold hover:border-brand hover:text-brand"
            >
              {name}
              <span className="text-xs font-normal text-muted">{groupedNumber(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
