import { Container } from "@/components/ui/container";
import { Icon, type IconName } from "@/components/ui/icon";
import { fill, phoneHref } from "@/lib/format";
import type { FrameData } from "./data";
import { Logo } from "./logo";

type Props = { data: FrameData };

/** Specification 2.3. */
export function Footer({ data }: Props) {
  const { site, copy, urls, quickLinks } = data;
  return (
    <footer className="border-t border-line bg-surface text-sm [overflow-wrap:anywhere]">
      <Container className="grid grid-cols-2 gap-6 py-8 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <Company data={data} />
        {quickLinks.map(({ title, links }) => (
          <nav key={title} aria-label={title} className="min-w-0 max-sm:last:col-span-full">
            <h2 className="mb-2 text-sm tracking-normal">{title}</h2>
            <ul className="columns-[9rem] [&_a]:inline-block [&_a]:py-1.5 max-lg:[&_a]:py-3 [&_a]:text-muted [&_a]:hover:text-brand [&_a]:hover:underline">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} rel={href.startsWith("/") ? undefined : "noopener"}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Container>
      <Container className="border-t border-line py-4 text-xs text-muted">
        <p>{copy.notice}</p>
        <p className="mt-2 flex flex-wrap gap-x-4">
          <button type="button" data-pesos-toggle="label" className="scripted py-1.5 underline max-lg:py-3">
            {copy.pesos}
          </button>
          {site.isMeasurable && (
            <a href={`${urls.policy}#cookies`} data-consent className="inline-block py-1.5 underline max-lg:py-3">
              {copy.privacyChoice}
            </a>
          )}
        </p>
      </Container>
    </footer>
  );
}

function Company({ data: { site, copy } }: Props) {
  const { name, company, socialLinks } = site;
  return (
    <div className="max-sm:col-span-full">
      <p className="flex items-center gap-2 text-base font-extrabold tracking-tight">
        <Logo label={fill(copy.logo, { name })} />
        {name}
      </p>
      <p className="mt-2 max-w-xs text-muted max-sm:hidden">{copy.tagline}</p>
      <address className="mt-4 flex flex-col not-italic text-muted">
        <span className="font-semibold text-ink">{company.name}</span>
        {company.taxId && <span>{`NIT ${company.taxId}`}</span>}
        <Contact icon="pin">{company.address}</Contact>
        <Contact icon="mail" href={`mailto:${company.email}`}>
          {company.email}
        </Contact>
        <Contact icon="phone" href={phoneHref(company.phone)}>
          {company.phone}
        </Contact>
      </address>
      {socialLinks.length > 0 && (
        <ul aria-label={copy.social} className="mt-3 flex flex-wrap gap-3">
          {socialLinks.map((link) => (
            <li key={link}>
              <a href={link} className="inline-block py-1 text-brand hover:underline max-lg:py-3">
                {new URL(link).hostname.replace(/^www\./, "")}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Contact({ icon, href, children }: { icon: IconName; href?: string; children: string }) {
  return (
    <span className="flex min-h-7 items-center gap-2">
      <Icon name={icon} size={16} />
      {href ? (
        <a href={href} className="py-0.5 hover:text-brand hover:underline max-lg:py-3">
          {children}
        </a>
      ) : (
        children
      )}
    </span>
  );
}
