import { Section } from "@/components/ui/section";
import { groupedNumber } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { factoryMarkets, factoryTrades } from "./factory-counts";

const t = text.shop.selected;

type SupplierLink = { href: string; name: string; count: number };

export async function SupplierLinks() {
  const [trades, markets] = await Promise.all([optionalRead(factoryTrades()), optionalRead(factoryMarkets())]);
  const tradeLinks = (trades ?? []).map(({ id, ...rest }) => ({ href: routes.suppliersOf(id), ...rest }));
  const marketLinks = (markets ?? []).map(({ id, ...rest }) => ({ href: routes.suppliersIn(id), ...rest }));
  return (
    <>
      <LinkGroup id="por-ramo" title={t.byTrade} links={tradeLinks} />
      <LinkGroup id="por-mercado" title={t.byDistrict} links={marketLinks} />
    </>
  );
}

function LinkGroup({ id, title, links }: { id: string; title: string; links: SupplierLink[] }) {
  if (links.length === 0) return null;
  return (
    <Section id={id} title={title} lead={t.byLead}>
      <ul className="grid grid-cols-2 gap-2 lg:grid-cols-4">
        {links.map(({ href, name, count }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-11 items-center justify-between gap-2 rounded-control border border-line bg-surface px-3 py-2 text-sm font-semibold hover:border-brand hover:text-brand"
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
