"use client";

import { useState } from "react";
import { type Resolver, useController, useForm } from "react-hook-form";
import type { z } from "zod";
import { lazyResolver } from "@/lib/form/resolver";
import { useRestoredDraft } from "@/lib/form/use-draft";
import { withStoredValues } from "@/lib/form/values";
import type { Country } from "@/lib/geo";
import type { CaptchaSource } from "@/lib/session/captcha";
import type { LoginForm as Rules } from "@/lib/session/form";
import { loadCalls, loadSchemas, loadSchemasAhead, useLogin } from "@/lib/session/use-login";
import { readTabValue, saveTabValue } from "@/lib/tab-storage.client";
import { Choice } from "./choice.client";
import { ContactFields, type Fields } from "./contact-fields";
import { errorText, type SessionCopy } from "./copy";
import { LoginProblem, LoginSubmit } from "./login-submit.client";
import { Proof } from "./proof-fields";

type Props = {
  returnTo: string;
  /** Whether a forgotten password is replaced; `recoveryHref`: address of the page that does so. */
  isRecovery: boolean;
  recoveryHref: string;
  initial: Pick<Fields, "loginType" | "email" | "area_code" | "mobile">;
  failure: string | undefined;
  countries: Country[];
  source: CaptchaSource;
  copy: SessionCopy;
};

const TYPED_FIELDS = ["email", "area_code", "mobile", "code", "password", "new_password"] as const;

const codeTarget = ({ loginType, email, area_code, mobile }: Fields) =>
  loginType === "email" ? { email } : { area_code, mobile };

/** Key in tab storage of the typed e-mail or phone, for the page that recovers the account, which removes it. */
const CONTACT = "@LoginContact";

const keepContact = ({ loginType, email, area_code, mobile }: Fields) =>
  saveTabValue(CONTACT, { loginType, email, area_code, mobile });

function takeContact(start: Fields): Fields | undefined {
  const contact = withStoredValues(start, readTabValue(CONTACT));
  saveTabValue(CONTACT, undefined);
  return contact;
}

const typeOptions = (copy: SessionCopy) => [
  { value: "email", label: copy.byEmail },
  { value: "phone", label: copy.byPhone },
];

const submitCopy = (copy: SessionCopy, isRecovery: boolean) =>
  isRecovery
    ? { submit: copy.saveAndLogIn, sending: copy.saving, done: copy.greeting }
    : { submit: copy.login, sending: copy.loggingIn, done: copy.greeting };

const resolver: Resolver<Fields, unknown, z.output<typeof Rules>> = lazyResolver(async () => (await loadSchemas()).LoginForm);

/** Specification 20.1, 20.2. CSS shows the fields that the radio buttons choose, so that the choice works without scripts. */
export function LoginForm({ returnTo, isRecovery, recoveryHref, initial, failure, countries, source, copy }: Props) {
  const defaultValues: Fields = { ...initial, method: isRecovery ? "reset" : "code", code: "", password: "", new_password: "" };
  const form = useForm<Fields, unknown, z.output<typeof Rules>>({ defaultValues, resolver });
  const { register, control, resetField, setFocus, clearErrors, trigger, getValues, watch, formState } = form;
  const loginTypeField = useController({ control, name: "loginType" }).field;
  const methodField = useController({ control, name: "method" }).field;
  const loginType = loginTypeField.value;
  const [sentTo, setSentTo] = useState<string>();
  const callingCode = watch("area_code");
  const to = (loginType === "email" ? watch("email") : `+${callingCode} ${watch("mobile")}`).trim();
  const needsCode = methodField.value !== "password" && sentTo !== to && !formState.dirtyFields.code;
  const { state, send, fail, clear } = useLogin({
    step: "login",
    returnTo,
    failure,
    copy: copy.errors,
    onFailed: () => setFocus(methodField.value === "password" ? "password" : "code", { shouldSelect: true }),
  });
  useRestoredDraft(() => (isRecovery ? takeContact(defaultValues) : undefined), defaultValues, form);
  const fieldError = (name: keyof Fields) => errorText(copy, formState.errors[name]?.message, needsCode);

  const switchType = () => {
    const blank = { email: "", area_code: initial.area_code, mobile: "", code: "", password: "", new_password: "" };
    for (const name of TYPED_FIELDS) resetField(name, { defaultValue: blank[name] });
    switchMethod();
  };

  const switchMethod = () => {
    clearErrors();
    clear();
  };
  return (
    <form
      action="/api/session/login"
      method="post"
      noValidate
      onFocus={loadSchemasAhead}
      onSubmit={(event) => form.handleSubmit(send)(event).catch(fail)}
      className="group/form flex flex-col gap-3 sm:gap-4"
    >
      <input type="hidden" name="return_url" value={returnTo} />
      <Choice legend={copy.loginType} field={loginTypeField} onChoose={switchType} options={typeOptions(copy)} />
      <ContactFields
        register={register}
        fieldError={fieldError}
        initial={initial}
        countries={countries}
        callingCode={callingCode}
        copy={copy}
      />
      <Proof
        isRecovery={isRecovery}
        recoveryHref={recoveryHref}
        onForgotten={() => keepContact(getValues())}
        method={methodField}
        onMethod={switchMethod}
        register={register}
        fieldError={fieldError}
        copy={copy}
        code={{
          source,
          loginType,
          to,
          isNextStep: needsCode,
          onSent: () => {
            setSentTo(to);
            clearErrors("code");
          },
          check: () => trigger(loginType === "email" ? "email" : ["area_code", "mobile"], { shouldFocus: true }),
          send: async (ticket) => (await loadCalls()).sendCode("login", codeTarget(getValues()), ticket),
        }}
      />
      <LoginProblem state={state} />
      <LoginSubmit state={state} needsCode={needsCode} copy={submitCopy(copy, isRecovery)} />
    </form>
  );
}
