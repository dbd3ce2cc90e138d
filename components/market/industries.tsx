import { Icon } from "@/components/ui/icon";
import { Section } from "@/components/ui/section";
import { fill, lowerFirst } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import type { Showroom } from "@/lib/market";
import { findCategory } from "@/lib/market/industry-category";
import { getIndustries } from "@/lib/market/server";
import { getCategoryTree } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.market;

/** Lines of trade of a market. Those that are categories of the catalogue link to their goods; the others are plain text. */
export async function Industries({ showroom: { key, title } }: { showroom: Showroom }) {
  const [industries, tree] = await Promise.all([optionalRead(getIndustries()), optionalRead(getCategoryTree())]);
  const industriesHere = (industries ?? [])
    .filter(({ market }) => market === key)
    .map(({ id, name }) => ({ id, name, category: findCategory(name, tree ?? []) }));
  if (industriesHere.length === 0) return null;
  const sold = industriesHere.flatMap(({ category, ...rest }) => (category === undefined ? [] : [{ ...rest, category }]));
  const others = industriesHere.filter(({ category }) => category === undefined).map(({ name }) => lowerFirst(name));
  return (
    <Section id="rubros" title={fill(t.industries, { title })} {...(sold.length > 0 && { lead: t.industriesLead })}>
      {sold.length > 0 && (
        <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
          {sold.map(({ id, name, category }) => (
            <li key={id}>
              <a
                href={routes.category(category)}
                className="flex h-full min-h-11 items-center justify-between gap-1 rounded-control border border-line-strong bg-surface px-3 text-sm font-semibold hover:border-brand hover:text-brand"
              >
                {name}
                <Icon name="chevron-right" size={16} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <p className="mt-3 max-w-prose text-sm text-muted">{fill(t.otherIndustries, { names: others.join(", ") })}</p>
      )}
    </Section>
  );
}
