"use client";

import { useForm } from "react-hook-form";
import { EmailField } from "@/components/ui/form-fields";
import { changeAccount, reportUnproved, useAccountChange } from "@/lib/account/client";
import { EmailForm } from "@/lib/account/form";
import { schemaResolver } from "@/lib/form/resolver";
import { CodeField } from "./code-field.client";
import { errorText } from "./copy";
import type { FormProps } from "./form-props";
import { Proved } from "./proof-form.client";
import { Submit } from "./submit";

export function EmailFields(props: FormProps) {
  return (
    <Proved {...props}>
      <Fields {...props} />
    </Proved>
  );
}

const resolver = schemaResolver(EmailForm);

function Fields({ copy, codes, onProof, onDone }: FormProps) {
  const onUnproved = () => onProof(false);
  const { register, handleSubmit, formState, trigger, getValues } = useForm({ defaultValues: { email: "", code: "" }, resolver });
  const { state, submit } = useAccountChange(onUnproved);
  const t = copy.email;
  const field = (name: keyof EmailForm) => ({
    id: `email-${name}`,
    error: errorText(copy, formState.errors[name]?.message),
    ...register(name),
  });
  const save = handleSubmit(async (fields) => {
    const message = await submit("email", fields);
    if (message !== undefined) onDone(message, { email: fields.email });
  });
  return (
    <form noValidate onSubmit={save} className="flex max-w-xl flex-col gap-4">
      <EmailField label={t.new} hint={t.hint} required {...field("email")} />
      <CodeField
        {...field("code")}
        copy={copy}
        codes={codes}
        scope="change-email"
        check={() => trigger("email", { shouldFocus: true })}
        send={(ticket) => {
          const email = EmailForm.shape.email.parse(getValues("email"));
          return reportUnproved(changeAccount("email-code", { ...ticket, email }), onUnproved);
        }}
      />
      <Submit state={state} label={t.save} copy={copy} />
    </form>
  );
}
