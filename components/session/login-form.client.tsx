"use client";

import { type ComponentProps, useState } from "react";
import { type Resolver, type UseFormRegister, useController, useForm } from "react-hook-form";
import type { z } from "zod";
import { PasswordField } from "@/components/account/password-field.client";
import { CallingCodes } from "@/components/geo/calling-codes.client";
import { EmailField, SelectField, TextField } from "@/components/ui/form-fields";
import { lazyResolver } from "@/lib/form/resolver";
import { useRestoredDraft } from "@/lib/form/use-draft";
import { withStoredValues } from "@/lib/form/values";
import type { Country } from "@/lib/geo";
import type { CaptchaSource } from "@/lib/session/captcha";
import type { LoginForm as Rules } from "@/lib/session/form";
import { loadCalls, loadSchemas, loadSchemasAhead, useLogin } from "@/lib/session/use-login";
import { readTabValue, saveTabValue } from "@/lib/tab-storage.client";
import { Choice } from "./choice.client";
import { CodeInput } from "./code-input.client";
import { errorText, type SessionCopy } from "./copy";
import { LoginProblem, LoginSubmit } from "./login-submit.client";

type Fields = { loginType: "email" | "phone"; email: string; area_code: string; mobile: string } & {
  method: "code" | "password";
  code: string;
  password: string;
};

type Props = {
  returnTo: string;
  isRecovery: boolean;
  recoveryHref: string;
  initial: Pick<Fields, "loginType" | "email" | "area_code" | "mobile">;
  failure: string | undefined;
  countries: Country[];
  source: CaptchaSource;
  copy: SessionCopy;
};

const LINK = "inline-flex min-h-11 items-center self-start text-sm font-semibold text-brand hover:underline";

const TYPED_FIELDS = ["email", "area_code", "mobile", "code", "password"] as const;

const codeTarget = ({ loginType, email, area_code, mobile }: Fields) =>
  loginType === "email" ? { email } : { area_code, mobile };

/** Key in tab storage of the typed e-mail or phone, for the page that recovers the account, which removes it. */
const CONTACT = "@LoginContact";

const keepContact = (typed: Fields) => saveTabValue(CONTACT, { ...typed, method: "code", code: "", password: "" });

function takeContact(start: Fields): Fields | undefined {
  const contact = withStoredValues(start, readTabValue(CONTACT));
  saveTabValue(CONTACT, undefined);
  return contact;
}

const typeOptions = (copy: SessionCopy) => [
  { value: "email", label: copy.byEmail },
  { value: "phone", label: copy.byPhone },
];

const methodOptions = (copy: SessionCopy) => [
  { value: "code", label: copy.withCode },
  { value: "password", label: copy.withPassword },
];

const resolver: Resolver<Fields, unknown, z.output<typeof Rules>> = lazyResolver(async () => (await loadSchemas()).LoginForm);

/** Specification 20.1, 20.2. CSS shows the fields that the radio buttons choose, so that the choice works without scripts. */
export function LoginForm({ returnTo, isRecovery, recoveryHref, initial, failure, countries, source, copy }: Props) {
  const defaultValues: Fields = { ...initial, method: "code", code: "", password: "" };
  const form = useForm<Fields, unknown, z.output<typeof Rules>>({ defaultValues, resolver });
  const { register, control, resetField, setFocus, clearErrors, trigger, getValues, watch, formState } = form;
  const loginTypeField = useController({ control, name: "loginType" }).field;
  const methodField = useController({ control, name: "method" }).field;
  const loginType = loginTypeField.value;
  const [sentTo, setSentTo] = useState<string>();
  const to = (loginType === "email" ? watch("email") : `+${watch("area_code")} ${watch("mobile")}`).trim();
  const needsCode = methodField.value === "code" && sentTo !== to && !formState.dirtyFields.code;
  const { state, send, fail, clear } = useLogin({
    step: "login",
    returnTo,
    failure,
    copy: copy.errors,
    onFailed: () => setFocus(methodField.value, { shouldSelect: true }),
  });
  useRestoredDraft(() => (isRecovery ? takeContact(defaultValues) : undefined), defaultValues, form);
  const fieldError = (name: keyof Fields) => errorText(copy, formState.errors[name]?.message, needsCode);

  const switchType = () => {
    const blank = { email: "", area_code: initial.area_code, mobile: "", code: "", password: "" };
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
      <ContactFields register={register} fieldError={fieldError} initial={initial} countries={countries} copy={copy} />
      {isRecovery ? (
        <input type="hidden" name="method" value="code" />
      ) : (
        <Choice legend={copy.method} field={methodField} onChoose={switchMethod} options={methodOptions(copy)} />
      )}
      <CodeOption
        register={register}
        fieldError={fieldError}
        copy={copy}
        source={source}
        loginType={loginType}
        isAlone={isRecovery}
        isNextStep={needsCode}
        to={to}
        onSent={() => setSentTo(to)}
        check={() => trigger(loginType === "email" ? "email" : ["area_code", "mobile"], { shouldFocus: true })}
        send={async (ticket) => (await loadCalls()).sendCode("login", codeTarget(getValues()), ticket)}
      />
      {!isRecovery && (
        <PasswordOption
          recoveryHref={recoveryHref}
          register={register}
          fieldError={fieldError}
          copy={copy}
          onForgotten={() => keepContact(getValues())}
        />
      )}
      <LoginProblem state={state} />
      <LoginSubmit
        state={state}
        needsCode={needsCode}
        copy={{ submit: isRecovery ? copy.goOn : copy.login, sending: copy.loggingIn, done: copy.greeting }}
      />
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
      <div
        data-of-choice
        className="hidden grid-cols-1 items-start gap-3 sm:grid-cols-2 group-has-[[value=phone]:checked]/form:grid"
      >
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
  Pick<ComponentProps<typeof CodeInput>, "to" | "check" | "send" | "isNextStep" | "onSent"> & {
    loginType: Fields["loginType"];
    isAlone: boolean;
  };

function CodeOption({ register, fieldError, copy, loginType, isAlone, ...sending }: CodeProps) {
  return (
    <div data-of-choice className={isAlone ? undefined : "hidden group-has-[[value=code]:checked]/form:block"}>
      <CodeInput
        key={loginType}
        {...sending}
        scope={`login:${loginType}`}
        copy={copy}
        label={copy.code}
        hint={loginType === "email" ? copy.codeHint : copy.codeHintPhone}
        error={fieldError("code")}
        field={register("code")}
      />
      <noscript>
        <p className="mt-2 rounded-control bg-gold-soft p-3 text-sm font-semibold text-gold">{copy.codeWithoutScript}</p>
      </noscript>
    </div>
  );
}

function PasswordOption({
  register,
  fieldError,
  copy,
  recoveryHref,
  onForgotten,
}: OptionProps & Pick<Props, "recoveryHref"> & { onForgotten: () => void }) {
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
      <a href={recoveryHref} onClick={onForgotten} className={`mt-1 ${LINK}`}>
        {copy.forgot}
      </a>
    </div>
  );
}
