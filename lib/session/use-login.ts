import { useState } from "react";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { submitLogin } from "./login.client";

export type LoginState = { kind: "idle"; error?: string | undefined } | { kind: "sending" } | { kind: "done" };

type Options = {
  step: "login" | "register";
  returnTo: string;
  failure: string | undefined;
  copy: { unreachable: string; unknown: string };
};

/** Submits login or registration; on success goes to `returnTo`. `failure`: shown first, of a form that was posted without scripts. */
export function useLogin({ step, returnTo, failure, copy }: Options) {
  const [state, setState] = useState<LoginState>({ kind: "idle", error: failure });

  const send = async (fields: object) => {
    setState({ kind: "sending" });
    try {
      await submitLogin(step, fields);
      setState({ kind: "done" });
      window.location.assign(returnTo);
    } catch (error) {
      if (error instanceof GatewayError) setState({ kind: "idle", error: error.text || copy.unknown });
      else if (error instanceof GatewayUnreachable) setState({ kind: "idle", error: copy.unreachable });
      else throw error;
    }
  };

  return { state, send, clear: () => setState({ kind: "idle" }) };
}
