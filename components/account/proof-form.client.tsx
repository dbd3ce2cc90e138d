"use client";

import type { ReactNode } from "react";
import { type Resolver, useController, useForm } from "react-hook-form";
import { maskedEmail } from "@/lib/account";
import { changeAccount, useAccountChange } from "@/lib/account/client";
import { ProofForm } from "@/lib/account/form";
import { phoneLabel } from "@/lib/address/phone";
import { schemaResolver } from "@/lib/form/resolver";
import { fill } from "@/lib/format";
import { CodeField } from "./code-field.client";
import { errorText } from "./copy";
import type { FormProps } from "./form-props";
import { PasswordField } from "./password-field.client";
import { Submit } from "./submit";

type Way = ProofForm["way"];
type Fields = { way: Way; code: string; password: string };

const resolver: Resolver<Fields, unknown, ProofForm> = schemaResolver(ProofForm);

/** Asks for a proof of identity before a change of contact, if the last one is too old. */
export function Proved({ children, ...props }: FormProps & { children: ReactNode }) {
  return props.account.isProved ? children : <ProofFields {...props} />;
}

export function ProofFields({ account, copy, codes, onProof }: FormProps) {
  const { register, control, handleSubmit, formState } = useForm<Fields, unknown, ProofForm>({
    defaultValues: { way: "code", code: "", password: "" },
    resolver,
  });
  const { value: way, onChange: setWay } = useController({ control, name: "way" }).field;
  const { state, submit } = useAccountChange();
  const t = copy.proof;
  const field = (name: "code" | "password") => ({
    id: `proof-${name}`,
    error: errorText(copy, formState.errors[name]?.message),
    ...register(name),
  });
  const prove = handleSubmit(async ({ way: _way, ...given }) => {
    if ((await submit("proof", given)) !== undefined) onProof(true);
  });
  const to = account.email ? maskedEmail(account.email) : phoneLabel(account.areaCode, account.phone);
  return (
    <form noValidate onSubmit={prove} className="flex max-w-xl flex-col gap-4">
      <p className="text-sm font-semibold">{t.lead}</p>
      {account.hasPassword && <Ways way={way} onWay={setWay} copy={copy} />}
      {way === "code" ? (
        <CodeField
          {...field("code")}
          copy={copy}
          codes={codes}
          hint={fill(t.codeTo, { account: to })}
          scope="proof"
          send={(ticket) => changeAccount("proof-code", { ...ticket })}
        />
      ) : (
        <PasswordField copy={copy.password} label={t.password} autoComplete="current-password" {...field("password")} />
      )}
      <Submit state={state} label={t.save} copy={copy} />
    </form>
  );
}

function Ways({ way, onWay, copy }: { way: Way; onWay: (way: Way) => void; copy: FormProps["copy"] }) {
  const t = copy.proof;
  const ways: { value: Way; label: string }[] = [
    { value: "code", label: t.byCode },
    { value: "password", label: t.byPassword },
  ];
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{copy.password.way}</legend>
      <div className="flex flex-wrap gap-x-6">
        {ways.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="radio"
              name="proof-way"
              checked={way === value}
              onChange={() => onWay(value)}
              className="size-5 accent-brand"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
