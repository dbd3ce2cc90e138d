"use client";

import { type ComponentProps, useId } from "react";
import { controlProps, FIELD_LOOK, Field } from "@/components/ui/field";
import type { SessionCopy } from "./copy";
import { SendCodeButton } from "./send-code.client";

type Props = Omit<ComponentProps<typeof SendCodeButton>, "copy" | "onSent"> & {
  copy: SessionCopy;
  hint: string;
  error: string | undefined;
  field: ComponentProps<"input">;
};

export function LoginCodeField({ copy, hint, error, field, ...sending }: Props) {
  const id = useId();
  return (
    <Field id={id} label={copy.code} hint={hint} error={error}>
      <div className="flex flex-wrap gap-2">
        <input
          {...field}
          {...controlProps(id, { hint, error })}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          className={`${FIELD_LOOK} h-11 min-w-32 flex-1 basis-0 tracking-[0.2em] tabular-nums`}
        />
        <SendCodeButton {...sending} copy={copy} onSent={() => document.getElementById(id)?.focus()} />
      </div>
    </Field>
  );
}
