import { ProductGrid } from "@/components/product/product-grid";
import { FactoryCard } from "@/components/shop/factory-card";
import { Section } from "@/components/ui/section";
import { Tabs } from "@/components/ui/tabs";
import { CAMPAIGN_CODES } from "@/lib/contract/campaign";
import type { FactoryCard as Factory } from "@/lib/contract/shop";
import { optionalRead } from "@/lib/http/reads";
import { listProducts } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { listSelectedFactories, listShops } from "@/lib/shop/server";
import { text } from "@/lib/text";
import { SIDE_SIZE } from "./lives";

const t = text.home;

/** Specification 23.19. */
const FACTORY_LIMIT = 5;

/** The first SIDE_SIZE products of this list are shown beside the broadcasts; this section shows the last FACTORY_LIMIT. */
const OUTLET = { activeCode: CAMPAIGN_CODES.factoryOutlet, currPage: 1, pageSize: SIDE_SIZE + FACTORY_LIMIT };

/** Specification 11.7. */
export async function Factories() {
  const [outlet, selected, supply] = await Promise.all([
    optionalRead(listProducts(OUTLET)),
    optionalRead(listSelectedFactories(FACTORY_LIMIT)),
    optionalRead(listShops({ factory: true, currPage: 1, pageSize: FACTORY_LIMIT })),
  ]);
  if (!outlet?.records.length && !selected?.length) return null;
  return (
    <Section
      isFar
      id="fabricas"
      title={t.factoriesTitle}
      lead={t.factoriesLead}
      more={{ href: routes.factories(), label: t.more }}
    >
      <Tabs
        name="fabricas-tab"
        label={t.factoriesTitle}
        tabs={[
          {
            id: "tab-outlet",
            label: t.outlet,
            content: <ProductGrid products={(outlet?.records ?? []).slice(-FACTORY_LIMIT)} columns="five" thumbnail={210} />,
          },
          { id: "tab-fabricantes", label: t.manufacturers, content: <FactoryRow factories={selected ?? []} /> },
        ]}
      />
      {supply && supply.records.length > 0 && (
        <>
          <h3 className="mb-3 mt-8 text-lg">{t.directSupply}</h3>
          <FactoryRow factories={supply.records} />
        </>
      )}
    </Section>
  );
}

function FactoryRow({ factories }: { factories: Factory[] }) {
  return (
    <ul className="snap-row -mx-4 scroll-px-4 gap-3 px-4 lg:mx-0 lg:grid lg:grid-cols-5 lg:px-0">
      {factories.slice(0, FACTORY_LIMIT).map((factory) => (
        <li key={factory.id} className="w-64 lg:w-auto">
          <FactoryCard factory={factory} />
        </li>
      ))}
    </ul>
  );
}
