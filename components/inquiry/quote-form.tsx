import { Button } from "@/components/ui/button";
import { optional } from "@/lib/http/optional";
import { getUnits, KNOWN_UNITS } from "@/lib/inquiry/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { fieldId, plainBinding, SelectField } from "./bound-field";
import { QUOTE_FORM, QuoteFields, type QuoteName } from "./quote-fields";
import { QuoteIsland } from "./quote-island.client";

const t = text.inquiry;

const WORDS = {
  name: t.name,
  quantity: t.quantity,
  contact: t.contact,
  contactHint: t.contactHint,
  unit: t.unit,
  unitChoose: t.unitChoose,
  unitNone: t.unitNone,
  unitOpen: t.unitOpen,
  submit: t.submit,
  sending: t.sending,
  consent: t.consent,
  disclosure: t.disclosure,
  marketing: t.marketing,
  policy: t.policy,
  toast: t.toast,
  errors: t.errors,
  offline: t.offline,
  online: t.online,
  refused: t.refused,
  unreachable: t.unreachable,
};
export type QuoteWords = typeof WORDS;

/** The quotation form block (SPEC.md sections 2 to 5): a plain form that posts, taken over by its island when it comes near. */
export async function QuoteForm() {
  return (
    <section aria-labelledby="requisito" className="rounded-block border border-line bg-surface p-5 sm:p-8">
      <h2 id="requisito" className="text-title">
        {t.title}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-sm text-muted">{t.lead}</p>
      <QuoteIsland words={WORDS} addresses={{ policy: routes.article("politica-de-privacidad"), sent: routes.quoteSent }}>
        <PlainForm />
      </QuoteIsland>
    </section>
  );
}

const PLAIN = plainBinding<QuoteName>({});

async function PlainForm() {
  const units = (await optional(getUnits())) ?? KNOWN_UNITS;
  return (
    <form action="/api/inquiry" method="post" noValidate className="flex flex-col gap-4">
      <QuoteFields
        form={PLAIN}
        words={WORDS}
        unit={
          <SelectField
            id={fieldId(QUOTE_FORM, "unit")}
            binding={PLAIN.bind("unit")}
            error={undefined}
            label={t.unit}
            blank={t.unitChoose}
            options={units}
          />
        }
      />
      <div className="flex flex-col gap-3 border-t border-line pt-4 lg:flex-row lg:items-center lg:justify-between">
        <div className="max-w-prose text-xs text-muted">
          <a href={routes.article("politica-de-privacidad")} className="font-semibold text-brand underline underline-offset-2">
            {t.consent}
          </a>
          <p className="mt-1">{t.disclosure}</p>
        </div>
        <Button type="submit" size="lg">
          {t.submit}
        </Button>
      </div>
    </form>
  );
}
