import { Button } from "@/components/ui/button";
import { optional } from "@/lib/http/reads";
import { KNOWN_UNITS } from "@/lib/inquiry";
import { getUnits } from "@/lib/inquiry/server";
import { legal, routes } from "@/lib/routes";
import { text } from "@/lib/text";
import later from "@/messages/later.json";
import { fieldId, plainBinding, SelectField } from "./bound-field";
import { NewsBox } from "./news-box";
import { QUOTE_FORM, QuoteFields, type QuoteName } from "./quote-fields";
import { QuoteIsland } from "./quote-island.client";

const t = text.inquiry;

const form = later.inquiry;

/** The units that are asked for most, for the list that stands in the page; the searchable one that follows has all 92. */
const COMMON = new Set([
  "Piece",
  "Pair",
  "Dozen",
  "Set",
  "Box",
  "Carton",
  "Pack",
  "Bag",
  "Roll",
  "Meter",
  "Kilogram",
  "Metric Ton",
  "Twenty-Foot Container",
  "Forty-Foot Container",
]);

/** The quotation form block (specification 12.2, 12.3, 12.4): a plain form that posts, taken over by its island when it comes near. */
export async function QuoteForm() {
  return (
    <section aria-labelledby="requisito" className="rounded-block border border-line bg-surface p-5 sm:p-8">
      <h2 id="requisito" className="text-title">
        {t.title}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-sm text-muted">{t.lead}</p>
      <QuoteIsland addresses={{ policy: legal.policy, sent: routes.quoteSent }}>
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
        unit={
          <SelectField
            id={fieldId(QUOTE_FORM, "unit")}
            binding={PLAIN.bind("unit")}
            error={undefined}
            label={form.unit}
            blank={form.unitChoose}
            options={units.filter(({ value }) => COMMON.has(value))}
          />
        }
      />
      <NewsBox />
      <div className="flex flex-col gap-3 border-t border-line pt-4 lg:flex-row lg:items-center lg:justify-between">
        <div className="max-w-prose text-xs text-muted">
          <a href={legal.policy} className="font-semibold text-brand underline underline-offset-2">
            {form.consent}
          </a>
          <p className="mt-1">{form.disclosure}</p>
        </div>
        <Button type="submit" size="lg">
          {form.submit}
        </Button>
      </div>
    </form>
  );
}
