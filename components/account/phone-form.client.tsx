"use client";

import { useForm } from "react-hook-form";
import { SelectField, TextField } from "@/components/ui/form-fields";
import { changeAccount, reportUnproved, useAccountChange } from "@/lib/account/client";
import { NewPhone, PhoneForm } from "@/lib/account/form";
import { schemaResolver } from "@/lib/form/resolver";
import { COLOMBIA, type Country } from "@/lib/geo";
import { CodeField } from "./code-field.client";
import { errorText } from "./copy";
import type { FormProps } from "./form-props";
import { Proved } from "./proof-form.client";
import { Submit } from "./submit";
import { WithCountries } from "./with-countries.client";

const resolver = schemaResolver(PhoneForm);

const callingCodeOptions = (countries: Country[]) =>
  countries.flatMap(({ code, name, calling }) => (calling ? [{ key: code, value: calling, label: `+${calling} ${name}` }] : []));

export function PhoneFields(props: FormProps) {
  return (
    <Proved {...props}>
      <WithCountries copy={props.copy}>{(countries) => <Fields {...props} countries={countries} />}</WithCountries>
    </Proved>
  );
}

function Fields({ account, countries, copy, codes, onProof, onDone }: FormProps & { countries: Country[] }) {
  const onUnproved = () => onProof(false);
  const { register, handleSubmit, formState, trigger, getValues } = useForm({
    defaultValues: { area_code: account.areaCode || COLOMBIA.calling, phone: "", code: "" },
    resolver,
  });
  const { state, submit } = useAccountChange(onUnproved);
  const t = copy.phone;
  const field = (name: keyof PhoneForm) => ({
    id: `phone-${name}`,
    error: errorText(copy, formState.errors[name]?.message),
    ...register(name),
  });
  const save = handleSubmit(async (fields) => {
    const message = await submit("phone", fields);
    if (message !== undefined) onDone(message, { areaCode: fields.area_code, phone: fields.phone });
  });
  return (
    <form noValidate onSubmit={save} className="flex max-w-xl flex-col gap-4">
      <div className="grid grid-cols-[minmax(0,10rem)_minmax(0,1fr)] items-start gap-2">
        <SelectField label={t.areaCode} blank="" options={callingCodeOptions(countries)} required {...field("area_code")} />
        <TextField label={t.new} type="tel" inputMode="tel" autoComplete="tel-national" required {...field("phone")} />
      </div>
      <p className="-mt-2 text-xs text-muted">{t.hint}</p>
      <CodeField
        {...field("code")}
        copy={copy}
        codes={codes}
        scope="change-phone"
        check={() => trigger(["area_code", "phone"], { shouldFocus: true })}
        send={(ticket) => reportUnproved(changeAccount("phone-code", { ...ticket, ...NewPhone.parse(getValues()) }), onUnproved)}
      />
      <Submit state={state} label={t.save} copy={copy} />
    </form>
  );
}
