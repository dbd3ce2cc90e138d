import { PhoneNumberFields } from "@/components/geo/phone-number-fields";
import { type RegisterField, TextField } from "@/components/ui/form-fields";
import type { AddressInput } from "@/lib/address";
import type { Country } from "@/lib/geo";
import type { AddressCopy } from "./address-copy";

export type AddressField = RegisterField<Exclude<keyof AddressInput, "is_default">>;

type Props = { field: AddressField; copy: AddressCopy["form"] };

type ContactProps = Props & { countries: Country[]; callingCode: string };

export function ContactFields({ field, copy: t, countries, callingCode }: ContactProps) {
  return (
    <>
      <TextField {...field("receiver")} label={t.receiver} hint={t.receiverHint} autoComplete="name" maxLength={120} />
      <PhoneNumberFields
        code={{ ...field("country_code"), label: t.countryCode, autoComplete: "tel-country-code" }}
        number={{ ...field("phone"), label: t.phone, hint: t.phoneHint, maxLength: 60 }}
        countries={countries}
        chosen={callingCode}
      />
    </>
  );
}

export function NearbyFields({ field, copy: t }: Props) {
  const { optional } = t;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field("complement")}
          label={t.complement}
          optional={optional}
          autoComplete="address-line2"
          maxLength={200}
        />
        <TextField
          {...field("neighborhood")}
          label={t.neighborhood}
          optional={optional}
          autoComplete="address-level3"
          maxLength={120}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
        <TextField
          {...field("postal_code")}
          label={t.postal}
          optional={optional}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
        />
        <TextField {...field("notes")} label={t.notes} hint={t.notesHint} optional={optional} maxLength={300} />
      </div>
    </>
  );
}
