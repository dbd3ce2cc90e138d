import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Section } from "@/components/ui/section";
import { plural } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import { routes } from "@/lib/routes";
import { getManufacturersWithEvidence } from "@/lib/shop/server";
import { text } from "@/lib/text";
import { CompareInCard } from "./compare-link";
import { FactoryCard } from "./factory-card";

const t = text.shop.selected;

/** More than shown, since those without evidence are dropped. */
const ASKED = 24;
const SHOWN = 12;

export async function SelectedShops() {
  const selected = await optionalRead(getManufacturersWithEvidence(ASKED));
  if (!selected?.length) return null;
  return (
    <Section id="seleccionados" title={t.list} lead={t.listLead} more={{ href: routes.factories(), label: text.home.more }}>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
        {selected.slice(0, SHOWN).map(({ manufacturer, evidence }, index) => (
          <li key={manufacturer.id}>
            <FactoryCard factory={manufacturer} priority={index < 2} hasGoods>
              <p className="flex flex-wrap gap-x-3 gap-y-1 px-3 pb-3 text-xs font-semibold text-brand-strong">
                <Evidence>{plural(t.licences, evidence.licences)}</Evidence>
                <Evidence>{plural(t.pictures, evidence.pictures)}</Evidence>
              </p>
              <CompareInCard shop={manufacturer} />
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

export function SelectionMeaning() {
  return (
    <Section id="criterios" title={t.means}>
      <ul className="grid gap-3 sm:grid-cols-3">
        {t.criteria.map(({ title, text: detail }) => (
          <li key={title} className="flex gap-3 rounded-card border border-line bg-surface p-4">
            <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand">
              <Icon name="check" />
            </span>
            <div className="min-w-0">
              <h3 className="text-base leading-5">{title}</h3>
              <p className="mt-1 text-sm text-muted">{detail}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-gold-soft p-4 text-sm">
        <p className="min-w-0 flex-1 basis-80">{t.limits}</p>
        <ButtonLink href={routes.article("muestras-y-control-de-calidad")} variant="secondary" size="sm">
          {t.limitsLink}
        </ButtonLink>
      </div>
    </Section>
  );
}
