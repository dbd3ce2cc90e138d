import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Section } from "@/components/ui/section";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.shop.selected;

export function SelectionCriteria() {
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
