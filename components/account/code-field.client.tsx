"use client";

import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "./text-field";
import type { AccountWords } from "./words";

type Ticket = { rand_str: string; validate_code: string };

type Props = Omit<ComponentProps<typeof TextField>, "label"> & {
  words: AccountWords;
  /** What the code is for: each purpose counts down by itself. */
  scope: string;
  /** The form rule that comes before the captcha (SPEC.md section 5). */
  isReady?: () => Promise<boolean>;
  send: (ticket: Ticket | undefined) => Promise<unknown>;
};

/** The field for a code, beside the button that sends it. */
export function CodeField({ words, scope, isReady, send, hint = words.code.hint, ...rest }: Props) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-40 flex-1">
        <TextField
          {...rest}
          label={words.code.label}
          hint={hint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
        />
      </div>
      <Button look="secondary" onClick={async () => (await isReady?.()) !== false && send(undefined)}>
        {words.code.send}
      </Button>
    </div>
  );
}
