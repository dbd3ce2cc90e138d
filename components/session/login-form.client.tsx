"use client";

import { useState } from "react";
import { flushSync } from "react-dom";
import { type Resolver, type UseFormRegister, useController, useForm } from "react-hook-form";
import type { z } from "zod";
import { PasswordField } from "@/components/account/password-field.client";
import { CallingCodes } from "@/components/geo/calling-codes.client";
import { SelectField, TextField } from "@/components/ui/form-fields";
import { resolverOf } from "@/lib/form-resolver";
import type { Country } from "@/lib/geo";
import { routes } from "@/lib/routes";
import type { CaptchaSource } from "@/lib/session/captcha";
import { LoginForm as Rules } from "@/lib/session/form";
import { useEntering } from "@/lib/session/use-entering";
import { sendCode } from "@/lib/session/writes";
import { Choice } from "./choice";
import { CodeField } from "./code-field.client";
import { Submit } from "./submit.client";
import { problem, type SessionWords } from "./words";

type Fields = { loginType: "email" | "phone"; email: string; area_code: string; mobile: string } & {
  method: "code" | "password";
  code: string;
  password: string;
};

type Props = {
  returnTo: string;
  /** What the form holds at first: after an error without a script, what was typed. */
  initial: Pick<Fields, "loginType" | "email" | "area_code" | "mobile">;
  failure: string | undefined;
  /** Whose calling codes stand in the page. */
  countries: Country[];
  source: CaptchaSource;
  words: SessionWords;
};

const TYPED = ["email", "area_code", "mobile", "code", "password"] as const;

const resolver: Resolver<Fields, unknown, z.output<typeof Rules>> = resolverOf(Rules);

/**
 * Login by e-mail or phone, with a code or a password (specification 20.1, 20.2). Which fields show is decided by the radio
 * buttons alone, so that the form works without a script too, where it is posted as it is.
 */
export function LoginForm({ returnTo, initial, failure, countries, source, words }: Props) {
  const form = useForm<Fields, unknown, z.output<typeof Rules>>({
    defaultValues: { ...initial, method: "code", code: "", password: "" },
    resolver,
  });
  const { register, control, setValue, setFocus, clearErrors, trigger, getValues, formState } = form;
  const by = useController({ control, name: "loginType" }).field;
  const method = useController({ control, name: "method" }).field;
  const loginType = by.value;
  const { state, send, clear } = useEntering({ step: "login", returnTo, failure, words: words.errors });
  const [hasForgotten, setForgotten] = useState(false);
  const errorOf = (name: keyof Fields) => problem(words, formState.errors[name]?.message);

  const switchType = () => {
    const blank = { email: "", area_code: initial.area_code, mobile: "", code: "", password: "" };
    for (const name of TYPED) setValue(name, blank[name]);
    clearErrors();
    clear();
  };

  // Nothing typed is lost, and the way on stays.
  const codeInstead = () => {
    // Drawn at once: what is not in sight takes no focus.
    flushSync(() => {
      setForgotten(true);
      setValue("method", "code");
      clearErrors();
      clear();
    });
    setFocus("code");
  };

  const target = () => {
    const { email, area_code, mobile } = getValues();
    return loginType === "email" ? { email } : { area_code, mobile };
  };

  return (
    <form
      action="/api/session/login"
      method="post"
      noValidate
      onSubmit={form.handleSubmit(send)}
      className="group/form flex flex-col gap-3 sm:gap-4"
    >
      <input type="hidden" name="return_url" value={returnTo} />
      <Choice
        legend={words.loginType}
        field={by}
        onChoose={switchType}
        options={[
          { value: "email", label: words.byEmail },
          { value: "phone", label: words.byPhone },
        ]}
      />
      <ContactFields register={register} errorOf={errorOf} initial={initial} countries={countries} words={words} />
      <Choice
        legend={words.method}
        field={method}
        onChoose={clear}
        options={[
          { value: "code", label: words.withCode },
          { value: "password", label: words.withPassword },
        ]}
      />
      <div className="hidden group-has-[[value=code]:checked]/form:block">
        {hasForgotten && (
          <p role="status" className="mb-3 rounded-control bg-brand-soft p-3 text-sm font-semibold text-brand-strong">
            {words.forgotten}
          </p>
        )}
        <CodeField
          scope={`login:${loginType}`}
          source={source}
          words={words}
          hint={loginType === "email" ? words.codeHint : words.codeHintPhone}
          error={errorOf("code")}
          field={register("code")}
          check={() => trigger(loginType === "email" ? "email" : ["area_code", "mobile"], { shouldFocus: true })}
          send={(ticket) => sendCode("login", target(), ticket)}
        />
        <noscript>
          <p className="mt-2 rounded-control bg-gold-soft p-3 text-sm font-semibold text-gold">{words.codeWithoutScript}</p>
        </noscript>
      </div>
      <div className="hidden group-has-[[value=password]:checked]/form:block">
        <PasswordField
          {...register("password")}
          id="clave"
          label={words.password}
          error={errorOf("password")}
          words={words.reveal}
          autoComplete="current-password"
          maxLength={200}
        />
        <ForgottenPassword label={words.forgot} onPress={codeInstead} />
      </div>
      <Submit state={state} words={{ submit: words.login, sending: words.loggingIn, done: words.greeting }} />
    </form>
  );
}

type ContactProps = Pick<Props, "initial" | "countries" | "words"> & {
  register: UseFormRegister<Fields>;
  errorOf: (name: keyof Fields) => string | undefined;
};

/** The e-mail or the phone, whichever was chosen. */
function ContactFields({ register, errorOf, initial, countries, words }: ContactProps) {
  return (
    <>
      <div className="hidden group-has-[[value=email]:checked]/form:block">
        <TextField
          {...register("email")}
          id="correo"
          type="email"
          label={words.email}
          hint={words.emailHint}
          error={errorOf("email")}
          defaultValue={initial.email}
          autoComplete="username"
          inputMode="email"
          maxLength={254}
        />
      </div>
      <div className="hidden grid-cols-[8.5rem_1fr] items-start gap-2 group-has-[[value=phone]:checked]/form:grid">
        <SelectField
          {...register("area_code")}
          id="indicativo"
          label={words.areaCode}
          error={errorOf("area_code")}
          defaultValue={initial.area_code}
          autoComplete="tel-country-code"
          blank={words.areaCode}
        >
          <CallingCodes near={countries} chosen={initial.area_code} isCodeFirst />
        </SelectField>
        <TextField
          {...register("mobile")}
          id="celular"
          type="tel"
          label={words.mobile}
          hint={words.mobileHint}
          error={errorOf("mobile")}
          defaultValue={initial.mobile}
          autoComplete="tel-national"
          maxLength={32}
        />
      </div>
    </>
  );
}

/** The way in without the password: a code, after which another one can be chosen. */
function ForgottenPassword({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <a
      href={routes.loginFor(routes.account)}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
      className="mt-1 inline-flex min-h-11 items-center text-sm font-semibold text-brand hover:underline"
    >
      {label}
    </a>
  );
}
