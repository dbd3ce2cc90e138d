"use client";

import { type ComponentProps, useState } from "react";
import { flushSync } from "react-dom";
import { type Resolver, type UseFormRegister, useController, useForm } from "react-hook-form";
import type { z } from "zod";
import { PasswordField } from "@/components/account/password-field.client";
import { CallingCodes } from "@/components/geo/calling-codes.client";
import { asksForTab } from "@/components/ui/asks-for-tab";
import { EmailField, SelectField, TextField } from "@/components/ui/form-fields";
import { lazyResolver } from "@/lib/form/resolver";
import type { Country } from "@/lib/geo";
import { routes } from "@/lib/routes";
import type { CaptchaSource } from "@/lib/session/captcha";
import type { LoginForm as Rules } from "@/lib/session/form";
import { loadCalls, loadSchemas, loadSchemasAhead, useLogin } from "@/lib/session/use-login";
import { Choice } from "./choice.client";
import { CodeInput } from "./code-input.client";
import { errorText, type SessionCopy } from "./copy";
import { LoginSubmit } from "./login-submit.client";

type Fields = { loginType: "email" | "phone"; email: string; area_code: string; mobile: string } & {
  method: "code" | "password";
  code: string;
  password: string;
};

type Props = {
  returnTo: string;
  initial: Pick<Fields, "loginType" | "email" | "area_code" | "mobile">;
  failure: string | undefined;
  countries: Country[];
  source: CaptchaSource;
  copy: SessionCopy;
};

const TYPED_FIELDS = ["email", "area_code", "mobile", "code", "password"] as const;

const NEW_PASSWORD = `${routes.account}#cuenta-password`;

const contactField = (type: Fields["loginType"]) => (type === "email" ? "email" : "mobile");

const codeTarget = ({ loginType, email, area_code, mobile }: Fields) =>
  loginType === "email" ? { email } : { area_code, mobile };

const typeOptions = (copy: SessionCopy) => [
  { value: "email", label: copy.byEmail },
  { value: "phone", label: copy.byPhone },
];

const methodOptions = (copy: SessionCopy) => [
  { value: "code", label: copy.withCode },
  { value: "password", label: copy.withPassword },
];

const resolver: Resolver<Fields, unknown, z.output<typeof Rules>> = lazyResolver(async () => (await loadSchemas()).LoginForm);

/** Specification 20.1, 20.2. CSS shows the fields that the radio buttons choose, so that it works without scripts. */
export function LoginForm({ returnTo, initial, failure, countries, source, copy }: Props) {
  const form = useForm<Fields, unknown, z.output<typeof Rules>>({
    defaultValues: { ...initial, method: "code", code: "", password: "" },
    resolver,
  });
  const { register, control, setValue, setFocus, clearErrors, trigger, getValues, formState } = form;
  const loginTypeField = useController({ control, name: "loginType" }).field;
  const methodField = useController({ control, name: "method" }).field;
  const loginType = loginTypeField.value;
  const [hasForgotten, setForgotten] = useState(false);
  const { state, send, fail, clear } = useLogin({
    step: "login",
    // A member who forgot the password is led to setting a new one, unless another page is to follow the login.
    returnTo: hasForgotten && returnTo === routes.home ? NEW_PASSWORD : returnTo,
    failure,
    copy: copy.errors,
    onRefused: () => setFocus(methodField.value, { shouldSelect: true }),
  });
  const fieldError = (name: keyof Fields) => errorText(copy, formState.errors[name]?.message);

  const switchType = () => {
    const blank = { email: "", area_code: initial.area_code, mobile: "", code: "", password: "" };
    for (const name of TYPED_FIELDS) setValue(name, blank[name]);
    clearErrors();
    clear();
  };

  const switchToCode = () => {
    // Hidden fields cannot take the focus.
    flushSync(() => {
      setForgotten(true);
      setValue("method", "code");
      clearErrors();
      clear();
    });
    setFocus(getValues(contactField(loginType)) ? "code" : contactField(loginType));
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
      <ContactFields register={register} fieldError={fieldError} initial={initial} countries={countries} copy={copy} />
      <Choice legend={copy.method} field={methodField} onChoose={clear} options={methodOptions(copy)} />
      <CodeOption
        register={register}
        fieldError={fieldError}
        copy={copy}
        source={source}
        loginType={loginType}
        hasForgotten={hasForgotten}
        check={() => trigger(loginType === "email" ? "email" : ["area_code", "mobile"], { shouldFocus: true })}
        send={async (ticket) => (await loadCalls()).sendCode("login", codeTarget(getValues()), ticket)}
      />
      <PasswordOption register={register} fieldError={fieldError} copy={copy} onForgotten={switchToCode} />
      <LoginSubmit state={state} copy={{ submit: copy.login, sending: copy.loggingIn, done: copy.greeting }} />
    </form>
  );
}

type OptionProps = Pick<Props, "copy"> & {
  register: UseFormRegister<Fields>;
  fieldError: (name: keyof Fields) => string | undefined;
};
type ContactProps = OptionProps & Pick<Props, "initial" | "countries">;

function ContactFields({ register, fieldError, initial, countries, copy }: ContactProps) {
  return (
    <>
      <div data-of-choice className="hidden group-has-[[value=email]:checked]/form:block">
        <EmailField
          {...register("email")}
          id="correo"
          label={copy.email}
          hint={copy.emailHint}
          error={fieldError("email")}
          defaultValue={initial.email}
          autoComplete="username"
        />
      </div>
      <div data-of-choice className="hidden grid-cols-[7.5rem_1fr] items-start gap-2 group-has-[[value=phone]:checked]/form:grid">
        <SelectField
          {...register("area_code")}
          id="indicativo"
          label={copy.areaCode}
          error={fieldError("area_code")}
          defaultValue={initial.area_code}
          autoComplete="tel-country-code"
          blank={copy.areaCode}
        >
          <CallingCodes near={countries} chosen={initial.area_code} isCodeFirst />
        </SelectField>
        <TextField
          {...register("mobile")}
          id="celular"
          type="tel"
          label={copy.mobile}
          hint={copy.mobileHint}
          error={fieldError("mobile")}
          defaultValue={initial.mobile}
          autoComplete="tel-national"
          maxLength={32}
        />
      </div>
    </>
  );
}

type CodeProps = OptionProps &
  Pick<Props, "source"> &
  Pick<ComponentProps<typeof CodeInput>, "check" | "send"> & { loginType: Fields["loginType"]; hasForgotten: boolean };

function CodeOption({ register, fieldError, copy, source, loginType, hasForgotten, check, send }: CodeProps) {
  return (
    <div data-of-choice className="hidden group-has-[[value=code]:checked]/form:block">
      {hasForgotten && (
        <p role="status" className="mb-3 rounded-control bg-brand-soft p-3 text-sm text-brand-strong">
          <strong>{copy.recover}</strong> {copy.forgotten}
        </p>
      )}
      <CodeInput
        scope={`login:${loginType}`}
        source={source}
        copy={copy}
        label={copy.code}
        hint={loginType === "email" ? copy.codeHint : copy.codeHintPhone}
        error={fieldError("code")}
        field={register("code")}
        check={check}
        send={send}
      />
      <noscript>
        <p className="mt-2 rounded-control bg-gold-soft p-3 text-sm font-semibold text-gold">{copy.codeWithoutScript}</p>
      </noscript>
    </div>
  );
}

function PasswordOption({ register, fieldError, copy, onForgotten }: OptionProps & { onForgotten: () => void }) {
  return (
    <div data-of-choice className="hidden group-has-[[value=password]:checked]/form:block">
      <PasswordField
        {...register("password")}
        id="clave"
        label={copy.password}
        error={fieldError("password")}
        copy={copy.reveal}
        autoComplete="current-password"
        maxLength={200}
      />
      <ForgottenPassword label={copy.forgot} onPress={onForgotten} />
    </div>
  );
}

/** Logs in by code, to set a new password afterwards. */
function ForgottenPassword({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <a
      href={routes.loginFor(routes.account)}
      onClick={(event) => {
        if (asksForTab(event)) return;
        event.preventDefault();
        onPress();
      }}
      className="mt-1 inline-flex min-h-11 items-center text-sm font-semibold text-brand hover:underline"
    >
      {label}
    </a>
  );
}
