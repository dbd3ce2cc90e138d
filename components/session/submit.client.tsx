"use client";

import { Button } from "@/components/ui/button";
import { Flash } from "@/components/ui/flash";
import type { Entering } from "@/lib/session/use-entering";

type Props = { state: Entering; words: { submit: string; sending: string; done: string } };

/** What went wrong, and the button that sends the form. */
export function Submit({ state, words }: Props) {
  const label = { idle: words.submit, sending: words.sending, done: words.done }[state.kind];
  return (
    <div className="flex flex-col gap-3">
      {state.kind === "idle" && state.error && <Flash kind="problem" text={state.error} />}
      <Button type="submit" size="lg" disabled={state.kind !== "idle"} className="w-full">
        {label}
      </Button>
    </div>
  );
}
