"use client";

import type { ComponentProps } from "react";
import { SendCodeButton } from "@/components/session/send-code.client";
import { controlProps, FIELD_LOOK, Field } from "@/components/ui/field";
import type { Captcha } from "@/lib/contract/session";
import type { FormProps } from "./form-props";

type Props = ComponentProps<"input"> & { id: string; hint?: string; error: string | undefined } & Pick<
    FormProps,
    "copy" | "codes"
  > & {
    scope: string;
    /** Validates the contact before the captcha (specification 20.2). */
    check?: () => Promise<boolean>;
    send: (ticket: Captcha) => Promise<string>;
  };

export function CodeField({ id, error, copy, codes, scope, check, send, hint = copy.code.hint, ...rest }: Props) {
  return (
    <Field id={id} label={copy.code.label} hint={hint} error={error}>
      <div className="flex flex-wrap gap-2">
        <input
          {...rest}
          {...controlProps(id, { hint, error })}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          required
          className={`${FIELD_LOOK} h-11 min-w-32 flex-1 basis-0`}
        />
        <SendCodeButton
          {...codes}
          scope={scope}
          check={check ?? (async () => true)}
          send={send}
          onSent={() => document.getElementById(id)?.focus()}
        />
      </div>
    </Field>
  );
}
