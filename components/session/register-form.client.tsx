"use client";

import { useForm } from "react-hook-form";
import type { z } from "zod";
import { PasswordField } from "@/components/account/password-field.client";
import { TextField } from "@/components/ui/form-fields";
import { resolverOf } from "@/lib/form-resolver";
import type { CaptchaSource } from "@/lib/session/captcha";
import { RegisterForm as Rules } from "@/lib/session/form";
import { useEntering } from "@/lib/session/use-entering";
import { sendCode } from "@/lib/session/writes";
import { CodeField } from "./code-field.client";
import { Submit } from "./submit.client";
import { TermsBox } from "./terms-box";
import { problem, type SessionWords } from "./words";

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

const resolver = resolverOf(Rules);

type Props = {
  returnTo: string;
  email: string;
  failure: string | undefined;
  /** Where the documents of the consent line are. */
  documents: { agreement: string; privacy: string };
  source: CaptchaSource;
  words: SessionWords;
};

/** Registration by e-mail with a code (specification 20.1, 20.2). Marketing is a consent of its own, unticked. */
export function RegisterForm({ returnTo, email, failure, documents, source, words }: Props) {
  const { register, handleSubmit, trigger, getValues, formState } = useForm({ defaultValues: { ...BLANK, email }, resolver });
  const { state, send } = useEntering({ step: "register", returnTo, failure, words: words.errors });
  const errorOf = (name: keyof Fields) => problem(words, formState.errors[name]?.message);
  return (
    <form action="/api/session/register" method="post" noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-4">
      <input type="hidden" name="return_url" value={returnTo} />
      <noscript>
        <p className="rounded-control bg-gold-soft p-3 text-sm font-semibold text-gold">{words.registerWithoutScript}</p>
      </noscript>
      <TextField
        {...register("email")}
        id="correo"
        type="email"
        label={words.email}
        hint={words.emailHint}
        error={errorOf("email")}
        defaultValue={email}
        autoComplete="username"
        inputMode="email"
        maxLength={254}
      />
      <CodeField
        scope="register:email"
        source={source}
        words={words}
        hint={words.codeHint}
        error={errorOf("code")}
        field={register("code")}
        check={() => trigger("email", { shouldFocus: true })}
        send={(ticket) => sendCode("register", { email: getValues("email") }, ticket)}
      />
      <TextField
        {...register("firstname")}
        id="nombre"
        label={words.firstname}
        optional={words.optional}
        error={errorOf("firstname")}
        autoComplete="name"
        maxLength={100}
      />
      <TextField
        {...register("company")}
        id="empresa"
        label={words.company}
        optional={words.optional}
        hint={words.companyHint}
        error={errorOf("company")}
        autoComplete="organization"
        maxLength={200}
      />
      <PasswordField
        {...register("password")}
        id="clave"
        label={words.newPassword}
        optional={words.optional}
        hint={words.newPasswordHint}
        error={errorOf("password")}
        words={words.reveal}
        autoComplete="new-password"
        required={false}
        maxLength={200}
      />
      <TermsBox
        words={words}
        documents={documents}
        error={errorOf("accepts_terms")}
        terms={register("accepts_terms")}
        marketing={register("accepts_marketing")}
      />
      <Submit state={state} words={{ submit: words.register, sending: words.registering, done: words.greeting }} />
    </form>
  );
}
