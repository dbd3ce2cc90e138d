"use client";

import { Button } from "@/components/ui/button";
import { Flash } from "@/components/ui/flash";
import type { LoginState } from "@/lib/session/use-login";

type Props = { state: LoginState; isLater: boolean; copy: { submit: string; sending: string; done: string } };

/** Error and button of the login and registration forms. */
export function LoginSubmit({ state, isLater, copy }: Props) {
  const label = { idle: copy.submit, sending: copy.sending, done: copy.done }[state.kind];
  return (
    <div className="flex flex-col gap-3">
      {state.kind === "idle" && state.error && <Flash kind="problem" text={state.error} />}
      <Button
        type="submit"
        size="lg"
        variant={isLater ? "secondary" : "primary"}
        disabled={state.kind !== "idle"}
        className="w-full"
      >
        {label}
      </Button>
    </div>
  );
}
