import type { ReactNode } from "react";
import { CURRENCY_UNITS, SHIPPING_METHODS, SOURCING_PURPOSES, SOURCING_TYPES } from "@/lib/contract/inquiry";
import type { LongInput } from "@/lib/inquiry/form";
import { AreaField, type FormBinding, fieldId, SelectField, TextField } from "./bound-field";
import type { LongWords } from "./long-form";
import { TermChoices } from "./term-choices";

/** Fields that hold a text; the categories, the files and the consent have controls of their own. */
export type LongName = Exclude<keyof LongInput, "levels" | "is_agree_brpr">;

export const LONG_FORM = "solicitud";

type Choice = { value: string; label: string };

type Props = {
  form: FormBinding<LongName>;
  words: LongWords;
  areaCodes: Choice[];
  unit: ReactNode;
  levels: ReactNode;
  attachments: ReactNode;
};

const PART = "flex flex-col gap-4 rounded-block border border-line bg-surface p-5 sm:p-6";
const PAIR = "grid items-start gap-4 sm:grid-cols-2";

const choices = <V extends string>(values: readonly V[], words: Record<V, string>): Choice[] =>
  values.map((value) => ({ value, label: words[value] }));

/** The fields of the long form, in three parts (SPEC.md section 3, full payload). */
export function LongFields(props: Props) {
  const { words } = props;
  return (
    <>
      <Part title={words.parts.product}>
        <ProductFields {...props} />
      </Part>
      <Part title={words.parts.delivery}>
        <DeliveryFields {...props} />
      </Part>
      <Part title={words.parts.contact}>
        <ContactFields {...props} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={PART}>
      <legend className="float-left mb-2 w-full text-lg font-bold">{title}</legend>
      {children}
    </fieldset>
  );
}

const ownOf = (form: FormBinding<LongName>) => (name: LongName) => ({
  id: fieldId(LONG_FORM, name),
  binding: form.bind(name),
  error: form.error(name),
});

function ProductFields({ form, words, unit, levels, attachments }: Props) {
  const own = ownOf(form);
  const { optional } = words;
  return (
    <>
      <TextField
        {...own("goods_name")}
        label={words.name}
        hint={words.goodsHint}
        maxLength={200}
        autoComplete="off"
        aria-required
      />
      <div className={PAIR}>
        <TextField
          {...own("goods_num")}
          label={words.quantity}
          inputMode="decimal"
          maxLength={15}
          autoComplete="off"
          aria-required
        />
        {unit}
      </div>
      {levels}
      <AreaField
        {...own("details")}
        label={words.details}
        hint={words.detailsHint}
        optional={optional}
        maxLength={5000}
        rows={5}
      />
      {attachments}
      <div className={PAIR}>
        <SelectField
          {...own("sourcing_type")}
          label={words.sourcingType}
          optional={optional}
          blank={words.none}
          options={choices(SOURCING_TYPES, words.sourcingTypes)}
        />
        <SelectField
          {...own("sourcing_purpose")}
          label={words.sourcingPurpose}
          optional={optional}
          blank={words.none}
          options={choices(SOURCING_PURPOSES, words.sourcingPurposes)}
        />
      </div>
    </>
  );
}

function DeliveryFields({ form, words }: Props) {
  const own = ownOf(form);
  const { optional } = words;
  return (
    <>
      <div className={PAIR}>
        <TextField
          {...own("max_budget")}
          label={words.budget}
          optional={optional}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
        <SelectField {...own("currency_unit")} label={words.currency} options={choices(CURRENCY_UNITS, words.currencies)} />
      </div>
      <TermChoices binding={form.bind("trade_terms")} words={words} />
      <div className={PAIR}>
        <SelectField
          {...own("shipping_method")}
          label={words.shipping}
          optional={optional}
          blank={words.none}
          options={choices(SHIPPING_METHODS, words.shippingMethods)}
        />
        <TextField
          {...own("destination")}
          label={words.destination}
          hint={words.destinationHint}
          optional={optional}
          maxLength={200}
          autoComplete="address-level2"
        />
        <TextField
          {...own("lead_time_ship_days")}
          label={`${words.lead_time} (${words.leadDays})`}
          optional={optional}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
      </div>
    </>
  );
}

function ContactFields({ form, words, areaCodes }: Props) {
  const own = ownOf(form);
  const { optional } = words;
  return (
    <>
      <TextField
        {...own("email")}
        label={words.email}
        hint={words.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        aria-required
      />
      <div className={PAIR}>
        <SelectField {...own("country_code")} label={words.countryCode} options={areaCodes} />
        <TextField
          {...own("phone")}
          label={words.phone}
          optional={optional}
          type="tel"
          autoComplete="tel-national"
          maxLength={32}
        />
        <TextField
          {...own("whatsapp")}
          label={words.whatsapp}
          hint={words.whatsappHint}
          optional={optional}
          type="tel"
          autoComplete="off"
          maxLength={32}
        />
      </div>
      <p className="text-xs text-muted">{words.disclosure}</p>
    </>
  );
}
