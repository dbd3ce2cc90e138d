import { COMMON_UNITS } from "@/lib/common-units";
import { optionalRead } from "@/lib/http/reads";
import { getUnits } from "@/lib/inquiry/server";
import { legal, routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { KNOWN_UNITS } from "@/lib/unit";
import { LateQuoteForm } from "./late-forms.client";

const t = text.inquiry;

/** Section with the quick form (specification 12.2 to 12.4). */
export async function QuoteBlock() {
  const units = (await optionalRead(getUnits())) ?? KNOWN_UNITS;
  return (
    <section aria-labelledby="requisito" className="rounded-block border border-line bg-surface p-5 sm:p-8">
      <h2 id="requisito" className="text-title">
        {t.title}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-sm text-muted">{t.lead}</p>
      <LateQuoteForm
        commonUnits={units.filter(({ value }) => COMMON_UNITS.includes(value))}
        urls={{ policy: legal.policy, sent: routes.quoteSent }}
      />
    </section>
  );
}
