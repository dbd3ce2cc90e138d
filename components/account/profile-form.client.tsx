"use client";

import { useForm } from "react-hook-form";
import { SelectField, TextField } from "@/components/ui/form-fields";
import { PROFILE_DRAFT } from "@/lib/account";
import { useAccountChange } from "@/lib/account/client";
import { ProfileForm } from "@/lib/account/form";
import { schemaResolver } from "@/lib/form/resolver";
import { useDraft } from "@/lib/form/use-draft";
import type { Country } from "@/lib/geo";
import { errorText } from "./copy";
import type { FormProps } from "./form-props";
import { Submit } from "./submit";
import { WithCountries } from "./with-countries.client";

const resolver = schemaResolver(ProfileForm);

export function ProfileFields(props: FormProps) {
  return <WithCountries copy={props.copy}>{(countries) => <Fields {...props} countries={countries} />}</WithCountries>;
}

function Fields({ account, countries, copy, onDone }: FormProps & { countries: Country[] }) {
  const form = useForm({ defaultValues: account.profile, resolver });
  const { register, handleSubmit, formState } = form;
  const draft = useDraft(PROFILE_DRAFT, account.profile, form);
  const { state, submit } = useAccountChange();
  const t = copy.profile;
  const field = (name: keyof ProfileForm) => ({
    id: `profile-${name}`,
    error: errorText(copy, formState.errors[name]?.message),
    ...register(name),
  });
  const save = handleSubmit(async (profile) => {
    const message = await submit("profile", profile);
    const country = countries.find(({ code }) => code === profile.nationality)?.name ?? profile.nationality;
    if (message === undefined) return;
    draft.forget();
    onDone(message, { profile, country });
  });
  return (
    <form noValidate onSubmit={save} className="grid gap-4 sm:grid-cols-2">
      {draft.isRestored && <p className="text-sm font-semibold text-brand sm:col-span-2">{copy.restored}</p>}
      <TextField label={t.company} optional={copy.optional} autoComplete="organization" {...field("company")} />
      <TextField label={t.taxId} hint={t.taxIdHint} optional={copy.optional} autoComplete="off" {...field("tax_id")} />
      <TextField label={t.firstname} autoComplete="name" required {...field("firstname")} />
      <TextField label={t.nickname} optional={copy.optional} autoComplete="nickname" {...field("nickname")} />
      <SelectField
        label={t.nationality}
        optional={copy.optional}
        blank={t.chooseNationality}
        autoComplete="country"
        options={countries.map(({ code, name }) => ({ key: code, value: code, label: name }))}
        {...field("nationality")}
      />
      <div className="sm:col-span-2">
        <Submit state={state} label={t.save} copy={copy} />
      </div>
    </form>
  );
}
