"use client";

import { type ComponentProps, useId } from "react";
import { controlProps, FIELD_LOOK, Field } from "@/components/ui/field";
import { SendCodeButton } from "./send-code.client";
import type { SessionWords } from "./words";

type Props = Omit<ComponentProps<typeof SendCodeButton>, "words" | "onSent"> & {
  words: SessionWords;
  hint: string;
  error: string | undefined;
  field: ComponentProps<"input">;
};

/** The field for a code, beside the button that sends it; when the code is on its way, the field is where to go on. */
export function CodeField({ words, hint, error, field, ...sending }: Props) {
  const id = useId();
  return (
    <Field id={id} label={words.code} hint={hint} error={error}>
      <div className="flex flex-wrap gap-2">
        <input
          {...field}
          {...controlProps(id, { hint, error })}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          className={`${FIELD_LOOK} h-11 min-w-32 flex-1 basis-0 tracking-[0.2em] tabular-nums`}
        />
        <SendCodeButton {...sending} words={words} onSent={() => document.getElementById(id)?.focus()} />
      </div>
    </Field>
  );
}
