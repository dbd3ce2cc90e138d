import { Icon } from "@/components/ui/icon";
import { Section } from "@/components/ui/section";
import { plural } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import { routes } from "@/lib/routes";
import { getFactoriesWithEvidence } from "@/lib/shop/server";
import { text } from "@/lib/text";
import { CompareInCard } from "./compare-link";
import { FactoryCard } from "./factory-card";

const t = text.shop.selected;

/** More than shown, since those without evidence are dropped. */
const CANDIDATES = 24;
const SHOWN = 12;

export async function SelectedShops() {
  const selected = await optionalRead(getFactoriesWithEvidence(CANDIDATES));
  if (!selected?.length) return null;
  return (
    <Section id="seleccionados" title={t.list} lead={t.listLead} more={{ href: routes.factories(), label: text.home.more }}>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
        {selected.slice(0, SHOWN).map(({ card, evidence }, index) => (
          <li key={card.id}>
            <FactoryCard factory={card} priority={index < 2} showsGoods>
              <p className="flex flex-wrap gap-x-3 gap-y-1 px-3 pb-3 text-xs font-semibold text-brand-strong">
                <Evidence>{plural(t.licences, evidence.licences)}</Evidence>
                <Evidence>{plural(t.pictures, evidence.pictures)}</Evidence>
              </p>
              <CompareInCard shop={card} />
            </FactoryCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Evidence({ children }: { children: string }) {
  return (
    <span className="flex items-center gap-1">
      <Icon name="check" size={14} />
      {children}
    </span>
  );
}
