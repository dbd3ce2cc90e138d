"use client";

import type { ComponentProps } from "react";
import { CodeInput } from "@/components/session/code-input.client";
import type { Captcha } from "@/lib/contract/session";
import type { FormProps } from "./form-props";

type Props = ComponentProps<"input"> & { hint?: string; error: string | undefined } & Pick<FormProps, "copy" | "codes"> & {
    scope: string;
    /** Validates the contact before the captcha (specification 20.2). */
    check?: () => Promise<boolean>;
    send: (ticket: Captcha) => Promise<string>;
  };

const noCheck = async () => true;

export function CodeField({ error, copy, codes, scope, check = noCheck, send, hint = copy.code.hint, ...field }: Props) {
  return (
    <CodeInput
      {...codes}
      label={copy.code.label}
      hint={hint}
      error={error}
      field={{ ...field, required: true }}
      scope={scope}
      check={check}
      send={send}
    />
  );
}
