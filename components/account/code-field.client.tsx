"use client";

import type { ComponentProps } from "react";
import { SendCodeButton } from "@/components/session/send-code.client";
import { TextField } from "@/components/ui/form-fields";
import type { Captcha } from "@/lib/contract/session";
import type { FormProps } from "./form-props";

type Props = Omit<ComponentProps<typeof TextField>, "label"> &
  Pick<FormProps, "copy" | "codes"> & {
    scope: string;
    /** Validates the contact before the captcha (specification 20.2). */
    check?: () => Promise<boolean>;
    send: (ticket: Captcha) => Promise<string>;
  };

export function CodeField({ copy, codes, scope, check = async () => true, send, hint = copy.code.hint, ...rest }: Props) {
  return (
    <div className="flex flex-col gap-2">
      <TextField
        {...rest}
        label={copy.code.label}
        hint={hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        required
      />
      <div className="flex flex-wrap items-center gap-2">
        <SendCodeButton {...codes} scope={scope} check={check} send={send} />
      </div>
    </div>
  );
}
