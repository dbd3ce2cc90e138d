import { env } from "@/lib/env";
import { phoneHref } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.article;

export function CompanyData() {
  const lines = [
    { label: t.company, value: env.COMPANY_NAME },
    { label: t.taxId, value: env.COMPANY_TAX_ID },
    { label: t.address, value: env.COMPANY_ADDRESS },
    { label: t.email, value: env.COMPANY_EMAIL, href: `mailto:${env.COMPANY_EMAIL}` },
    { label: t.phone, value: env.COMPANY_PHONE, href: phoneHref(env.COMPANY_PHONE) },
    { label: t.site, value: new URL(env.SITE_URL).host, href: routes.home },
  ].filter(({ value }) => value !== "");
  return (
    <dl className="overflow-hidden rounded-card border border-line bg-surface text-sm">
      {lines.map(({ label, value, href }) => (
        <div
          key={label}
          className="grid grid-cols-[5.5rem_1fr] gap-3 border-b border-line px-4 py-2.5 last:border-0 sm:grid-cols-[12rem_1fr]"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 break-words">
            {href ? (
              <a
                href={href}
                className="inline-block font-semibold text-brand underline underline-offset-2 max-lg:-my-2 max-lg:py-3"
              >
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
