"use client";

import { type RefObject, useRef, useState } from "react";
import { type FieldErrors, type UseFormRegister, useForm } from "react-hook-form";
import type { z } from "zod";
import { PasswordField } from "@/components/account/password-field.client";
import { EmailField, TextField } from "@/components/ui/form-fields";
import { lazyResolver } from "@/lib/form/resolver";
import type { CaptchaSource } from "@/lib/session/captcha";
import type { RegisterForm as Rules } from "@/lib/session/form";
import { loadCalls, loadSchemas, loadSchemasAhead, useLogin } from "@/lib/session/use-login";
import { CodeInput } from "./code-input.client";
import { errorText, type SessionCopy } from "./copy";
import { LoginProblem, LoginSubmit } from "./login-submit.client";
import { TermsBox } from "./terms-box";

type Fields = z.input<typeof Rules>;

const BLANK: Fields = {
  email: "",
  code: "",
  firstname: "",
  company: "",
  password: "",
  accepts_terms: false,
  accepts_marketing: false,
};

const resolver = lazyResolver(async () => (await loadSchemas()).RegisterForm);

type Props = {
  returnTo: string;
  email: string;
  failure: string | undefined;
  documents: { agreement: string; privacy: string };
  source: CaptchaSource;
  copy: SessionCopy;
};

/** Specification 20.1, 20.2. Marketing is a separate, unticked consent. */
export function RegisterForm({ returnTo, email, failure, documents, source, copy }: Props) {
  const { register, handleSubmit, trigger, clearErrors, getValues, setFocus, watch, formState } = useForm({
    defaultValues: { ...BLANK, email },
    resolver,
  });
  const { state, send, fail } = useLogin({
    step: "register",
    returnTo,
    failure,
    copy: copy.errors,
    onFailed: () => setFocus("code", { shouldSelect: true }),
  });
  const details = useRef<HTMLDetailsElement>(null);
  /** Opens the optional fields if one of them is wrong, before the form puts the focus there. */
  const openOptional = (errors: FieldErrors<Fields>) => {
    if (details.current && (errors.firstname || errors.company || errors.password)) details.current.open = true;
  };
  const [sentTo, setSentTo] = useState<string>();
  const to = watch("email").trim();
  const needsCode = sentTo !== to && !formState.dirtyFields.code;
  const fieldError = (name: keyof Fields) => errorText(copy, formState.errors[name]?.message, needsCode);
  return (
    <form
      action="/api/session/register"
      method="post"
      noValidate
      onFocus={loadSchemasAhead}
      onSubmit={(event) => handleSubmit(send, openOptional)(event).catch(fail)}
      className="flex flex-col gap-4"
    >
      <input type="hidden" name="return_url" value={returnTo} />
      <noscript>
        <p className="rounded-control bg-gold-soft p-3 text-sm font-semibold text-gold">{copy.registerWithoutScript}</p>
      </noscript>
      <EmailField
        {...register("email")}
        id="correo"
        label={copy.email}
        hint={copy.emailHint}
        error={fieldError("email")}
        defaultValue={email}
        autoComplete="username"
      />
      <CodeInput
        scope="register:email"
        source={source}
        copy={copy}
        label={copy.code}
        hint={copy.codeHint}
        error={fieldError("code")}
        field={register("code")}
        isNextStep={needsCode}
        to={to}
        onSent={() => {
          setSentTo(to);
          clearErrors("code");
        }}
        check={() => trigger("email", { shouldFocus: true })}
        send={async (ticket) => (await loadCalls()).sendCode("register", { email: getValues("email") }, ticket)}
      />
      <LoginProblem state={state} />
      <OptionalFields details={details} register={register} fieldError={fieldError} copy={copy} />
      <TermsBox
        copy={copy}
        documents={documents}
        error={fieldError("accepts_terms")}
        terms={register("accepts_terms")}
        marketing={register("accepts_marketing")}
      />
      <LoginSubmit
        state={state}
        needsCode={needsCode}
        copy={{ submit: copy.register, sending: copy.registering, done: copy.registered }}
      />
    </form>
  );
}

type OptionalProps = {
  details: RefObject<HTMLDetailsElement | null>;
  register: UseFormRegister<Fields>;
  fieldError: (name: keyof Fields) => string | undefined;
  copy: SessionCopy;
};

function OptionalFields({ details, register, fieldError, copy }: OptionalProps) {
  return (
    <details ref={details}>
      <summary className="py-3 text-sm font-semibold text-brand">
        {copy.optionalFields} <span className="font-normal text-muted">{copy.optional}</span>
      </summary>
      <div className="flex flex-col gap-4">
        <TextField
          {...register("firstname")}
          id="nombre"
          label={copy.firstname}
          optional={copy.optional}
          error={fieldError("firstname")}
          autoComplete="name"
          maxLength={100}
        />
        <TextField
          {...register("company")}
          id="empresa"
          label={copy.company}
          optional={copy.optional}
          hint={copy.companyHint}
          error={fieldError("company")}
          autoComplete="organization"
          maxLength={200}
        />
        <PasswordField
          {...register("password")}
          id="clave"
          label={copy.newPassword}
          optional={copy.optional}
          hint={copy.newPasswordHint}
          error={fieldError("password")}
          copy={copy.reveal}
          autoComplete="new-password"
          required={false}
          maxLength={200}
        />
      </div>
    </details>
  );
}
