import { CallingCodes } from "@/components/geo/calling-codes.client";
import { Button } from "@/components/ui/button";
import type { Category } from "@/lib/contract/product";
import type { Country } from "@/lib/geo";
import type { UnitOption } from "@/lib/inquiry";
import type { ErrorKey, LongInput } from "@/lib/inquiry/form";
import { legal, routes } from "@/lib/routes";
import later from "@/messages/later.json";
import { fieldId, plainBinding, SelectField } from "./bound-field";
import { LONG_FORM, LongFields, type LongName } from "./long-fields";
import { LongIsland } from "./long-island.client";

const t = later.inquiry;

/** What the long form offers to choose from. */
export type LongData = {
  units: UnitOption[];
  /** Whose calling codes stand in the page. */
  countries: Country[];
  categories: Pick<Category, "id" | "name">[];
};

/** What the address of the page says about the request. */
export type LongAbout = {
  productId?: string | undefined;
  shopId?: string | undefined;
  rfqId?: string | undefined;
  keyword?: string | undefined;
};

type Props = {
  values: LongInput;
  wrong: Partial<Record<keyof LongInput | "service", ErrorKey>>;
  data: LongData;
  about: LongAbout;
};

/** The long form (specification 12.1): a plain form that posts, which its island takes over. */
export function LongForm({ values, wrong, data, about }: Props) {
  const { levels, is_agree_brpr: _consent, ...texts } = values;
  const named = Object.entries(wrong).map(([name, key]) => [name, t.errors[key]]);
  const form = plainBinding<LongName>(texts, Object.fromEntries(named));
  return (
    <LongIsland data={data} about={about} values={values} addresses={{ policy: legal.policy, sent: routes.quoteSent }}>
      <form action="/api/inquiry" method="post" noValidate className="flex flex-col gap-5">
        {about.productId && <input type="hidden" name="product_id" value={about.productId} />}
        <LongFields
          form={form}
          callingCodes={<CallingCodes near={data.countries} chosen={values.country_code} />}
          unit={
            <SelectField
              id={fieldId(LONG_FORM, "goods_unit")}
              binding={form.bind("goods_unit")}
              error={form.error("goods_unit")}
              label={t.unit}
              blank={t.unitChoose}
              options={data.units}
            />
          }
          levels={
            <SelectField
              id={fieldId(LONG_FORM, "level1")}
              binding={{ name: "level1", defaultValue: levels[0] && `${levels[0].id}|${levels[0].name}` }}
              error={undefined}
              label={t.level1}
              optional={t.optional}
              blank={t.levelAny}
              options={data.categories.map(({ id, name }) => ({ value: `${id}|${name}`, label: name }))}
            />
          }
          attachments={
            <noscript>
              <p className="rounded-control bg-sunken p-3 text-sm">{t.noScriptFiles}</p>
            </noscript>
          }
        />
        <PlainConsent error={wrong.is_agree_brpr && t.errors.consent} />
        <Button type="submit" size="lg" className="self-start">
          {t.submit}
        </Button>
      </form>
    </LongIsland>
  );
}

function PlainConsent({ error }: { error: string | undefined }) {
  return (
    <div className="rounded-block border border-line bg-surface p-5 text-sm">
      <label className="flex items-start gap-3">
        <input type="checkbox" name="is_agree_brpr" className="mt-0.5 size-5 shrink-0 accent-brand" />
        {t.accept}
      </label>
      {error && <p className="mt-1 font-semibold text-accent-strong">{error}</p>}
      <a href={legal.policy} className="mt-2 inline-block font-semibold text-brand underline">
        {t.readPolicy}
      </a>
    </div>
  );
}
