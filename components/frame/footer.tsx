import { Container } from "@/components/ui/container";
import { Icon, type IconName } from "@/components/ui/icon";
import { env } from "@/lib/env";
import { fill } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { Logo } from "./logo";

const t = text.frame;

const QUICK_LINKS = [
  {
    title: t.buy,
    links: [
      { href: routes.campaign("mas-vendidos"), label: t.bestSellers },
      { href: routes.campaign("novedades"), label: t.newArrivals },
      { href: routes.campaign("ofertas"), label: t.offers },
      { href: routes.shopProducts(), label: t.allProducts },
      { href: routes.factories(), label: t.factories },
    ],
  },
  {
    title: t.discover,
    links: [
      { href: routes.markets, label: t.markets },
      { href: routes.lives, label: t.lives },
      { href: routes.suppliers, label: t.suppliers },
      { href: routes.welcome, label: t.welcome },
      { href: routes.about, label: t.about },
    ],
  },
  {
    title: t.legal,
    links: [
      { href: routes.articles, label: t.articles },
      { href: routes.article("acuerdo-de-usuario"), label: t.agreement },
      { href: routes.article("politica-de-privacidad"), label: t.privacy },
      { href: routes.article("accesibilidad"), label: t.accessibility },
    ],
  },
];

/** Page frame, footer (SPEC.md section 2): quick links, company, contact, social links, legal notices. */
export function Footer() {
  return (
    <footer className="border-t border-line bg-surface text-sm [content-visibility:auto] [contain-intrinsic-block-size:auto_40rem]">
      <Container className="grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <Company />
        {QUICK_LINKS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="mb-2 text-sm tracking-normal">{title}</h2>
            <ul className="[&_a]:inline-block [&_a]:py-1.5 [&_a]:text-muted [&_a]:hover:text-brand [&_a]:hover:underline">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Container>
      <Container className="border-t border-line py-4 text-xs text-muted">
        <p>{t.notice}</p>
        {env.TRACKING_URL && (
          <p className="mt-2">
            <a
              href={`${routes.article("politica-de-privacidad")}#cookies`}
              data-consent
              className="inline-block py-1.5 underline"
            >
              {t.privacyChoice}
            </a>
          </p>
        )}
      </Container>
    </footer>
  );
}

function Company() {
  return (
    <div>
      <p className="flex items-center gap-2 text-base font-extrabold tracking-tight">
        <Logo label={fill(t.logo, { name: env.SITE_NAME })} />
        {env.SITE_NAME}
      </p>
      <p className="mt-2 max-w-xs text-muted">{t.tagline}</p>
      <address className="mt-4 flex flex-col gap-1 not-italic text-muted">
        <span className="font-semibold text-ink">{env.COMPANY_NAME}</span>
        {env.COMPANY_TAX_ID && <span>{`NIT ${env.COMPANY_TAX_ID}`}</span>}
        <Contact icon="pin">{env.COMPANY_ADDRESS}</Contact>
        <Contact icon="mail" href={`mailto:${env.COMPANY_EMAIL}`}>
          {env.COMPANY_EMAIL}
        </Contact>
        <Contact icon="phone" href={`tel:${env.COMPANY_PHONE.replace(/[^+\d]/g, "")}`}>
          {env.COMPANY_PHONE}
        </Contact>
      </address>
      {env.SOCIAL_LINKS.length > 0 && (
        <ul aria-label={t.social} className="mt-3 flex flex-wrap gap-3">
          {env.SOCIAL_LINKS.map((link) => (
            <li key={link}>
              <a href={link} rel="noopener" className="py-1 text-brand hover:underline">
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
    <span className="flex items-center gap-2 py-0.5">
      <Icon name={icon} size={16} />
      {href ? (
        <a href={href} className="hover:text-brand hover:underline">
          {children}
        </a>
      ) : (
        children
      )}
    </span>
  );
}
