"use client";

import { useForm } from "react-hook-form";
import { maskedEmail } from "@/lib/account";
import { changeAccount, useAccountChange } from "@/lib/account/client";
import { NewPasswordForm } from "@/lib/account/form";
import { phoneLabel } from "@/lib/address/phone";
import { schemaResolver } from "@/lib/form/resolver";
import { fill } from "@/lib/format";
import { CodeField } from "./code-field.client";
import { errorText } from "./copy";
import type { FormProps } from "./form-props";
import { PasswordField } from "./password-field.client";
import { Submit } from "./submit";

const resolver = schemaResolver(NewPasswordForm);

export function NewPasswordFields({ account, copy, codes, onDone }: FormProps) {
  const first: "email" | "phone" = account.email ? "email" : "phone";
  const { register, handleSubmit, formState, getValues } = useForm({
    defaultValues: { channel: first, code: "", password: "" },
    resolver,
  });
  const { state, submit } = useAccountChange();
  const t = copy.password;
  const field = (name: "code" | "password") => ({
    id: `new-password-${name}`,
    error: errorText(copy, formState.errors[name]?.message),
    ...register(name),
  });
  const save = handleSubmit(async (fields) => {
    const message = await submit("password", fields);
    if (message !== undefined) onDone(message, { hasPassword: true });
  });
  const channels = [
    ...(account.email ? [{ value: "email", label: maskedEmail(account.email) }] : []),
    ...(account.phone ? [{ value: "phone", label: phoneLabel(account.areaCode, account.phone) }] : []),
  ];
  const only = channels.length === 1 ? channels[0] : undefined;
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      <input type="text" name="username" autoComplete="username" value={account.email || account.phone} readOnly hidden />
      {!only && (
        <fieldset>
          <legend className="mb-1 text-sm font-semibold">{t.channel}</legend>
          <div className="flex flex-wrap gap-x-6">
            {channels.map(({ value, label }) => (
              <label key={value} className="flex min-h-11 items-center gap-2 text-sm">
                <input type="radio" value={value} {...register("channel")} className="size-5 accent-brand" />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <CodeField
        {...field("code")}
        {...(only && { hint: fill(copy.proof.codeTo, { account: only.label }) })}
        copy={copy}
        codes={codes}
        scope="change-password"
        send={(ticket) => changeAccount("password-code", { ...ticket, channel: getValues("channel") })}
      />
      <PasswordField copy={t} label={t.new} hint={t.hint} autoComplete="new-password" {...field("password")} />
      <Submit state={state} label={t.save} copy={copy} />
    </form>
  );
}
