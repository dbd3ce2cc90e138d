import { env } from "@/lib/env";
import { phoneHref } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.chat.withoutAccount;
const LINK = "font-semibold text-brand underline underline-offset-2";

/** On the login page, for a guest who came to chat: how to reach us without an account. `shopId`: the shop to chat with, if any. */
export function ContactWithoutAccount({ shopId }: { shopId: string | undefined }) {
  return (
    <p className="mb-4 rounded-control bg-gold-soft p-3 text-sm">
      {t.call}{" "}
      <a href={phoneHref(env.COMPANY_PHONE)} className={LINK}>
        {env.COMPANY_PHONE}
      </a>
      {t.write}{" "}
      <a href={`mailto:${env.COMPANY_EMAIL}`} className={LINK}>
        {env.COMPANY_EMAIL}
      </a>{" "}
      {t.or}{" "}
      <a href={shopId ? routes.quoteOfShop(shopId) : routes.quote} rel={shopId && "nofollow"} className={LINK}>
        {text.frame.requestQuote}
      </a>
      .
    </p>
  );
}
