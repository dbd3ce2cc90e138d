import { FactoryCard } from "@/components/shop/factory-card";
import { Section } from "@/components/ui/section";
import { fill } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import { type Showroom, wholeTitle } from "@/lib/market";
import { routes } from "@/lib/routes";
import { countFactories, listShops } from "@/lib/shop/server";
import { text } from "@/lib/text";

const t = text.market;
const SHOWN = 5;

export async function MarketShops({ showroom }: { showroom: Showroom }) {
  const { key: district } = showroom;
  const [found, [makers = 0] = []] = await Promise.all([
    optionalRead(listShops({ district, currPage: 1, pageSize: SHOWN })),
    optionalRead(countFactories([{ district }])),
  ]);
  if (!found?.records.length) return null;
  return (
    <Section
      id="tiendas"
      title={fill(t.sellers, { title: wholeTitle(showroom) })}
      lead={showroom.east ? t.sellersWithEastLead : t.sellersLead}
      {...(makers > 0 && { more: { href: routes.factoriesOf({ district }), label: t.makersHere, rel: "nofollow" } })}
    >
      <ul className="snap-row -mx-4 scroll-px-4 gap-3 px-4 pb-2 lg:mx-0 lg:grid lg:grid-cols-5 lg:px-0">
        {found.records.map((factory) => (
          <li key={factory.id} className="w-64 lg:w-auto">
            <FactoryCard factory={factory} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
