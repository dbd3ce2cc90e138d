"use client";

import { Button } from "@/components/ui/button";
import { Flash } from "@/components/ui/flash";
import type { LoginState } from "@/lib/session/use-login";

type Props = { state: LoginState; needsCode: boolean; copy: { submit: string; sending: string; done: string } };

export function LoginProblem({ state }: Pick<Props, "state">) {
  return state.kind === "idle" && state.error ? <Flash kind="problem" text={state.error} /> : null;
}

/** Button of the login and registration forms. `needsCode`: the button that sends a code looks like the next step instead. */
export function LoginSubmit({ state, needsCode, copy }: Props) {
  const label = { idle: copy.submit, sending: copy.sending, done: copy.done }[state.kind];
  return (
    <Button
      type="submit"
      size="lg"
      variant={needsCode ? "secondary" : "primary"}
      disabled={state.kind !== "idle"}
      className="w-full"
    >
      {label}
    </Button>
  );
}
