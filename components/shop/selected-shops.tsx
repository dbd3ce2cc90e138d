import { Section } from "@/components/ui/section";
import { optionalRead } from "@/lib/http/reads";
import { routes } from "@/lib/routes";
import { listFactoriesWithEvidence } from "@/lib/shop/server";
import { text } from "@/lib/text";
import { CardFacts } from "./card-facts";
import { CompareInCard } from "./compare-link";
import { FactoryCard } from "./factory-card";

const t = text.shop.selected;

/** More than shown, since those without evidence are dropped. */
const CANDIDATES = 24;
const SHOWN = 12;

export async function SelectedShops() {
  const selected = await optionalRead(listFactoriesWithEvidence(CANDIDATES));
  if (!selected?.length) return null;
  return (
    <Section id="seleccionados" title={t.list} lead={t.listLead} more={{ href: routes.factories(), label: text.home.more }}>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
        {selected.slice(0, SHOWN).map(({ card, evidence }, index) => (
          <li key={card.id}>
            <FactoryCard factory={card} priority={index < 2} showsGoods>
              <CardFacts card={card} evidence={evidence} />
              <CompareInCard shop={card} />
            </FactoryCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}
