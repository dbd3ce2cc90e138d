import { Icon } from "@/components/ui/icon";
import { Section } from "@/components/ui/section";
import { env } from "@/lib/env";
import { text } from "@/lib/text";

/** Links to the sister sites (specification 11.11). The n-th text links to the n-th address of `SISTER_SITES`; further texts are left out. */
export function Services() {
  const services = text.home.servicesList.flatMap((service, index) => {
    const href = env.SISTER_SITES[index];
    return href ? [{ ...service, href }] : [];
  });
  if (services.length === 0) return null;
  return (
    <Section id="servicios" title={text.home.services}>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {services.map(({ title, text: lead, href }) => (
          <li key={title} className="relative rounded-card border border-line bg-surface p-4">
            <h3 className="text-base">
              <a
                href={href}
                target="_blank"
                rel="noopener"
                className="stretched flex items-center justify-between gap-2 hover:text-brand"
              >
                {title}
                <Icon name="external" size={18} />
                <span className="sr-only">{text.frame.newTab}</span>
              </a>
            </h3>
            <p className="mt-1 text-sm text-muted">{lead}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
