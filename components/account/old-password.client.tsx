"use client";

import { useForm } from "react-hook-form";
import { useAccountChange } from "@/lib/account/client";
import { OldPasswordForm } from "@/lib/account/form";
import { schemaResolver } from "@/lib/form/resolver";
import { errorText } from "./copy";
import type { FormProps } from "./form-props";
import { PasswordField } from "./password-field.client";
import { Submit } from "./submit";

const resolver = schemaResolver(OldPasswordForm);

/** The present password confirms the change; the hidden login name is for password managers. */
export function OldPasswordFields({ account, copy, onDone }: FormProps) {
  const username = account.email || `+${account.areaCode}${account.phone}`;
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { username, old_password: "", password: "" },
    resolver,
  });
  const { state, submit } = useAccountChange();
  const t = copy.password;
  const field = (name: "old_password" | "password") => ({
    id: `old-password-${name}`,
    error: errorText(copy, formState.errors[name]?.message),
    ...register(name),
  });
  const save = handleSubmit(async (fields) => {
    const message = await submit("old-password", fields);
    if (message !== undefined) onDone(message, {});
  });
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      <input type="text" autoComplete="username" readOnly hidden {...register("username")} />
      <PasswordField copy={t} label={t.old} autoComplete="current-password" {...field("old_password")} />
      <PasswordField copy={t} label={t.new} hint={t.hint} autoComplete="new-password" {...field("password")} />
      <Submit state={state} label={t.save} copy={copy} />
    </form>
  );
}
