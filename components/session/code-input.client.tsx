"use client";

import { type ComponentProps, useId } from "react";
import { controlProps, FIELD_LOOK, Field } from "@/components/ui/field";
import { SendCodeButton } from "./send-code.client";

type Props = ComponentProps<typeof SendCodeButton> & {
  label: string;
  hint: string;
  error: string | undefined;
  field: ComponentProps<"input">;
};

/** Field for a code, beside the button that sends one; gets the focus once a code is sent. */
export function CodeInput({ label, hint, error, field, onSent, ...sending }: Props) {
  const ownId = useId();
  const id = field.id ?? ownId;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="flex flex-wrap gap-2">
        <input
          {...field}
          {...controlProps(id, { hint, error })}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          className={`${FIELD_LOOK} h-11 min-w-24 flex-1 basis-0 tracking-[0.2em] tabular-nums`}
        />
        <SendCodeButton
          {...sending}
          onSent={() => {
            onSent?.();
            document.getElementById(id)?.focus();
          }}
        />
      </div>
    </Field>
  );
}
