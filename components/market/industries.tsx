import { Icon } from "@/components/ui/icon";
import { Section } from "@/components/ui/section";
import { fill } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import type { Showroom } from "@/lib/market";
import { findCategory } from "@/lib/market/industry-category";
import { getIndustries } from "@/lib/market/server";
import { getCategoryTree } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.market;
const CHIP = "flex min-h-11 items-center gap-1 rounded-control border px-3 text-sm";

/** Lines of trade; linked where the catalogue has a category. */
export async function Industries({ showroom: { key, title } }: { showroom: Showroom }) {
  const [industries, tree] = await Promise.all([optionalRead(getIndustries()), optionalRead(getCategoryTree())]);
  const industriesHere = (industries ?? [])
    .filter(({ market }) => market === key)
    .map(({ id, name }) => ({ id, name, category: findCategory(name, tree ?? []) }));
  if (industriesHere.length === 0) return null;
  const hasLinks = industriesHere.some(({ category }) => category !== undefined);
  return (
    <Section id="rubros" title={fill(t.industries, { title })} lead={hasLinks ? t.industriesLead : undefined}>
      <ul className="flex flex-wrap gap-2">
        {industriesHere.map(({ id, name, category }) => (
          <li key={id}>
            <Industry name={name} category={category} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Industry({ name, category }: { name: string; category: string | undefined }) {
  if (category === undefined) return <span className={`${CHIP} border-line text-muted`}>{name}</span>;
  return (
    <a
      href={routes.category(category)}
      className={`${CHIP} border-line-strong bg-surface font-semibold hover:border-brand hover:text-brand`}
    >
      {name}
      <Icon name="chevron-right" size={16} />
    </a>
  );
}
