import type { ComponentProps } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { CallingCodes } from "@/components/geo/calling-codes.client";
import { controlProps, FIELD_LOOK, Field } from "@/components/ui/field";
import type { AddressInput } from "@/lib/address";
import type { Country } from "@/lib/geo";
import type { AddressCopy } from "./address-copy";

const INPUT = `${FIELD_LOOK} h-11`;

/** Binding to the form library. */
export type Bound = {
  bind: (name: keyof AddressInput) => UseFormRegisterReturn;
  initial: AddressInput;
  fieldError: (name: keyof AddressInput) => string | undefined;
};

type Name =
  | "receiver"
  | "phone"
  | "complement"
  | "neighborhood"
  | "postal_code"
  | "notes"
  | "number"
  | "crossing"
  | "plate"
  | "line";
type Own = { bound: Bound; name: Name; label: string; hint?: string; optional?: string };

export function TextField({ bound, name, label, hint, optional, ...rest }: Own & Omit<ComponentProps<"input">, "name">) {
  const error = bound.fieldError(name);
  const id = `address-${name}`;
  return (
    <Field id={id} label={label} hint={hint} optional={optional} error={error}>
      <input
        {...rest}
        {...bound.bind(name)}
        {...controlProps(id, { hint, error })}
        defaultValue={bound.initial[name]}
        className={INPUT}
      />
    </Field>
  );
}

type Props = { bound: Bound; copy: AddressCopy["form"] };

export function ContactFields({ bound, copy: t, countries }: Props & { countries: Country[] }) {
  const error = bound.fieldError("country_code");
  return (
    <>
      <TextField bound={bound} name="receiver" label={t.receiver} hint={t.receiverHint} autoComplete="name" maxLength={120} />
      <div className="grid gap-4 sm:grid-cols-[14rem_1fr]">
        <Field id="address-country_code" label={t.countryCode} error={error}>
          <select
            {...bound.bind("country_code")}
            {...controlProps("address-country_code", { error })}
            defaultValue={bound.initial.country_code}
            autoComplete="tel-country-code"
            className={INPUT}
          >
            <CallingCodes near={countries} chosen={bound.initial.country_code} />
          </select>
        </Field>
        <TextField
          bound={bound}
          name="phone"
          label={t.phone}
          hint={t.phoneHint}
          type="tel"
          autoComplete="tel-national"
          maxLength={60}
        />
      </div>
    </>
  );
}

export function NearbyFields({ bound, copy: t }: Props) {
  const { optional } = t;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          bound={bound}
          name="complement"
          label={t.complement}
          optional={optional}
          autoComplete="address-line2"
          maxLength={200}
        />
        <TextField
          bound={bound}
          name="neighborhood"
          label={t.neighborhood}
          optional={optional}
          autoComplete="address-level3"
          maxLength={120}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
        <TextField
          bound={bound}
          name="postal_code"
          label={t.postal}
          optional={optional}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
        />
        <TextField bound={bound} name="notes" label={t.notes} hint={t.notesHint} optional={optional} maxLength={300} />
      </div>
    </>
  );
}
