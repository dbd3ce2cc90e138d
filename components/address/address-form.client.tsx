"use client";

import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { CheckField } from "@/components/ui/check-field";
import { Problem } from "@/components/ui/problem";
import type { AddressInput } from "@/lib/address";
import type { EditedAddress } from "@/lib/address/client";
import { wordFor } from "@/lib/format";
import type { Country } from "@/lib/geo";
import type { AddressCopy } from "./address-copy";
import { ChangedNotice } from "./changed-notice.client";
import type { Town } from "./loaded-towns.client";
import { PlaceFields } from "./place-fields.client";
import { StreetFields } from "./street-fields";
import { type AddressField, ContactFields, NearbyFields } from "./text-fields";
import { useAddressForm } from "./use-address-form";

export type AddressFormProps = {
  id?: string;
  copy: AddressCopy;
  initial: AddressInput;
  edited?: EditedAddress;
  departments: Town[];
  towns: Town[];
  countries: Country[];
  urls: { post: string; next: string };
  onSaved?: (id: string) => void;
  cancel?: ReactNode;
  hidden?: ReactNode;
};

export function AddressForm(props: AddressFormProps) {
  const { copy, initial, urls, onSaved } = props;
  const { form: t } = copy;
  const { form, checks, state, edited, isRestored, save, startOver, takeStored } = useAddressForm({
    initial,
    edited: props.edited,
    onSaved: onSaved ?? (() => window.location.assign(urls.next)),
  });
  const { register, control, formState } = form;
  const [way, number, crossing, plate, line] = useWatch({ control, name: ["way", "number", "crossing", "plate", "line"] });
  const fieldError = (name: keyof AddressInput) => {
    const key = formState.errors[name]?.message;
    return key && wordFor(copy.errors, key);
  };
  const field: AddressField = (name) => ({
    id: `address-${name}`,
    error: fieldError(name),
    defaultValue: initial[name],
    ...register(name, checks(name)),
  });
  const isBusy = state.kind === "saving";
  const isKeptDefault = edited !== undefined && initial.is_default;
  return (
    <form
      id={props.id}
      action={urls.post}
      method="post"
      noValidate
      onSubmit={save}
      aria-busy={isBusy}
      className="flex flex-col gap-5"
    >
      {props.hidden}
      {edited && <input type="hidden" name="id" value={edited.id} />}
      {edited && <input type="hidden" name="version" value={edited.version} />}
      {isRestored && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 rounded-control bg-brand-soft px-3 py-1 text-sm">
          {t.restored}
          <button type="button" onClick={startOver} className="min-h-9 font-semibold text-brand-strong underline">
            {t.startOver}
          </button>
        </p>
      )}
      {state.kind === "changed" && <ChangedNotice key={state.stored.version} {...state} copy={copy} onUse={takeStored} />}
      <ContactFields field={field} copy={t} countries={props.countries} />
      <PlaceFields
        form={form}
        checks={checks}
        copy={t}
        departments={props.departments}
        initial={{ department: initial.department, towns: props.towns }}
        fieldError={fieldError}
      />
      <StreetFields field={field} street={{ way, number, crossing, plate, line }} copy={t} />
      <NearbyFields field={field} copy={t} />
      {isKeptDefault ? (
        <p className="text-sm text-muted">{t.isDefaultFixed}</p>
      ) : (
        <CheckField {...register("is_default")} label={t.isDefault} defaultChecked={initial.is_default} />
      )}
      {state.kind === "failed" && <Problem>{state.text || t.unreachable}</Problem>}
      {state.kind === "gone" && <Problem>{t.gone}</Problem>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" aria-disabled={isBusy} className="max-sm:w-full">
          {isBusy ? t.saving : t.save}
        </Button>
        {props.cancel}
      </div>
    </form>
  );
}
