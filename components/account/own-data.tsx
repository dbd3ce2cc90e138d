import { env } from "@/lib/env";
import { legal } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.account.ownData;
const LINK = "font-semibold text-brand underline underline-offset-2";

/** How members ask for a copy of their personal data (Ley 1581 de 2012). */
export function OwnData() {
  return (
    <section aria-labelledby="sus-datos" className="rounded-block border border-line bg-surface p-4 text-sm sm:p-6">
      <h2 id="sus-datos" className="text-base font-semibold">
        {t.title}
      </h2>
      <p className="text-muted">
        {t.write}{" "}
        <a href={`mailto:${env.COMPANY_EMAIL}`} className={LINK}>
          {env.COMPANY_EMAIL}
        </a>
        . {t.answer}{" "}
        <a href={`${legal.policy}#consultas-y-reclamos`} className={LINK}>
          {t.policy}
        </a>
      </p>
    </section>
  );
}
