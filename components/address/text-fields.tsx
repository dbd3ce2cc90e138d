import { CallingCodes } from "@/components/geo/calling-codes.client";
import { type RegisterField, SelectField, TextField } from "@/components/ui/form-fields";
import type { AddressInput } from "@/lib/address";
import type { Country } from "@/lib/geo";
import type { AddressCopy } from "./address-copy";

export type AddressField = RegisterField<Exclude<keyof AddressInput, "is_default">>;

type Props = { field: AddressField; copy: AddressCopy["form"] };

export function ContactFields({ field, copy: t, countries }: Props & { countries: Country[] }) {
  const code = field("country_code");
  return (
    <>
      <TextField {...field("receiver")} label={t.receiver} hint={t.receiverHint} autoComplete="name" maxLength={120} />
      <div className="grid grid-cols-[minmax(0,10rem)_minmax(0,1fr)] items-start gap-2 sm:gap-4">
        <SelectField {...code} label={t.countryCode} autoComplete="tel-country-code">
          <CallingCodes near={countries} chosen={code.defaultValue} isCodeFirst />
        </SelectField>
        <TextField {...field("phone")} label={t.phone} hint={t.phoneHint} type="tel" autoComplete="tel-national" maxLength={60} />
      </div>
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
