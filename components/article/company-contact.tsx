import { Icon } from "@/components/ui/icon";
import { env } from "@/lib/env";
import { phoneHref } from "@/lib/format";

const LINK = "flex min-h-11 items-center gap-2 text-brand hover:underline";

export function CompanyContact() {
  return (
    <address className="flex flex-wrap gap-x-4 text-sm font-semibold not-italic">
      <a href={`mailto:${env.COMPANY_EMAIL}`} className={LINK}>
        <Icon name="mail" size={18} />
        {env.COMPANY_EMAIL}
      </a>
      <a href={phoneHref(env.COMPANY_PHONE)} className={LINK}>
        <Icon name="phone" size={18} />
        {env.COMPANY_PHONE}
      </a>
    </address>
  );
}
