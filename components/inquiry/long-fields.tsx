import type { ReactNode } from "react";
import { PhoneNumberFields } from "@/components/geo/phone-number-fields";
import { AreaField, EmailField, type RegisterField, SelectField, TextField } from "@/components/ui/form-fields";
import { Icon } from "@/components/ui/icon";
import { CURRENCY_UNITS, SHIPPING_METHODS, SOURCING_PURPOSES, SOURCING_TYPES } from "@/lib/contract/inquiry";
import { DETAILS_MAX } from "@/lib/contract/limits";
import type { Country } from "@/lib/geo";
import type { LongInput } from "@/lib/inquiry/form";
import later from "@/messages/later.json";

const t = later.inquiry;

export type LongName = Exclude<keyof LongInput, "levels" | "is_agree_brpr">;

type Choice = { value: string; label: string };

type Props = {
  field: RegisterField<LongName>;
  countries: Country[];
  callingCode: string;
  unit: ReactNode;
  levels: ReactNode;
  attachments: ReactNode;
  terms: ReactNode;
  /** Values of an inquiry about lines, whose goods are known, so that their fields are hidden. Else undefined. */
  hiddenGoods: LongInput | undefined;
  productName: string | undefined;
  isGuest: boolean;
  more: { isOpen: boolean; onToggle: (isOpen: boolean) => void };
};

const CARD = "min-w-0 rounded-block border border-line bg-surface p-4 sm:p-6";
const FIELDS = "flex flex-col gap-3 sm:gap-4";
const PAIR = "grid grid-cols-1 items-start gap-3 sm:grid-cols-2 sm:gap-4";

const choices = <V extends string>(values: readonly V[], names: Record<V, string>): Choice[] =>
  values.map((value) => ({ value, label: names[value] }));

export function LongFields(props: Props) {
  return (
    <>
      <Part title={t.parts.product}>
        <ProductFields {...props} />
      </Part>
      <Part title={t.parts.contact}>
        <ContactFields {...props} />
      </Part>
      <details
        open={props.more.isOpen}
        onToggle={({ currentTarget }) => props.more.onToggle(currentTarget.open)}
        className={`group ${CARD}`}
      >
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2">
          <span className="text-lg font-bold">{t.more}</span>
          <Icon name="chevron-down" className="group-open:rotate-180" />
          <span className="text-sm text-muted">{t.moreHint}</span>
        </summary>
        <div className={`mt-3 ${FIELDS}`}>
          {props.levels}
          <PurposeFields {...props} />
          <DeliveryFields {...props} />
        </div>
      </details>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={`${CARD} ${FIELDS}`}>
      <legend className="float-left mb-2 w-full text-lg font-bold">{title}</legend>
      {children}
    </fieldset>
  );
}

function ProductFields({ field, unit, attachments, hiddenGoods, productName }: Props) {
  return (
    <>
      {hiddenGoods ? <KnownGoods goods={hiddenGoods} /> : <GoodsFields field={field} unit={unit} productName={productName} />}
      <AreaField
        {...field("details")}
        label={t.details}
        hint={t.detailsHint}
        optional={t.optional}
        maxLength={DETAILS_MAX}
        rows={3}
      />
      {attachments}
    </>
  );
}

const KnownGoods = ({ goods }: { goods: LongInput }) =>
  (["goods_name", "goods_num", "goods_unit"] as const).map((name) => (
    <input key={name} type="hidden" name={name} value={goods[name]} />
  ));

function GoodsFields({ field, unit, productName }: Pick<Props, "field" | "unit" | "productName">) {
  return (
    <>
      {productName ? (
        <input type="hidden" name="goods_name" value={productName} />
      ) : (
        <TextField {...field("goods_name")} label={t.name} hint={t.goodsHint} maxLength={200} autoComplete="off" aria-required />
      )}
      <div className="grid grid-cols-2 items-start gap-3 sm:gap-4">
        <TextField
          {...field("goods_num")}
          label={t.quantity}
          inputMode="decimal"
          maxLength={15}
          autoComplete="off"
          aria-required
        />
        {unit}
      </div>
    </>
  );
}

function PurposeFields({ field }: Props) {
  const { optional } = t;
  return (
    <div className={PAIR}>
      <SelectField
        {...field("sourcing_type")}
        label={t.sourcingType}
        optional={optional}
        blank={t.none}
        options={choices(SOURCING_TYPES, t.sourcingTypes)}
      />
      <SelectField
        {...field("sourcing_purpose")}
        label={t.sourcingPurpose}
        optional={optional}
        blank={t.none}
        options={choices(SOURCING_PURPOSES, t.sourcingPurposes)}
      />
    </div>
  );
}

function DeliveryFields({ field, terms }: Props) {
  const { optional } = t;
  return (
    <>
      <div className={PAIR}>
        <TextField
          {...field("max_budget")}
          label={t.budget}
          optional={optional}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
        <SelectField {...field("currency_unit")} label={t.currency} options={choices(CURRENCY_UNITS, t.currencies)} />
      </div>
      {terms}
      <div className={PAIR}>
        <SelectField
          {...field("shipping_method")}
          label={t.shipping}
          optional={optional}
          blank={t.none}
          options={choices(SHIPPING_METHODS, t.shippingMethods)}
        />
        <TextField
          {...field("destination")}
          label={t.destination}
          hint={t.destinationHint}
          optional={optional}
          maxLength={200}
          autoComplete="address-level2"
        />
        <TextField
          {...field("lead_time_ship_days")}
          label={`${t.lead_time} (${t.leadDays})`}
          optional={optional}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
        <TextField
          {...field("whatsapp")}
          label={t.whatsapp}
          hint={t.whatsappHint}
          optional={optional}
          type="tel"
          autoComplete="off"
          maxLength={32}
        />
      </div>
    </>
  );
}

function ContactFields({ field, countries, callingCode, isGuest }: Props) {
  return (
    <>
      <EmailField {...field("email")} label={t.email} hint={t.emailHint} aria-required />
      <PhoneNumberFields
        code={{ ...field("country_code"), label: t.countryCode }}
        number={{ ...field("phone"), label: t.phone, hint: t.phoneHint, optional: t.optional, maxLength: 32 }}
        countries={countries}
        chosen={callingCode}
      />
      <p className="text-xs text-muted">
        {t.answers} {isGuest && `${t.disclosureGuest} `}
        {t.disclosure}
      </p>
    </>
  );
}
