import { useState } from "react";
import { GatewayError, GatewayUnreachable, unreachable } from "@/lib/http/errors";
import { useSingleRun } from "@/lib/use-single-run";

/** Loads the forms' schemas late: with the schema library they are a quarter of the page's scripts. Throws GatewayUnreachable. */
export const loadSchemas = () => import("./form").catch(unreachable("form"));

/** Loads the schemas when a form gets the focus. A failure is ignored here, because the check of the form loads them again. */
export const loadSchemasAhead = () => void loadSchemas().catch(() => undefined);

export const loadCalls = () => import("./login.client").catch(unreachable("login"));

export type LoginState = { kind: "idle"; error?: string | undefined } | { kind: "sending" } | { kind: "done" };

type Options = {
  step: "login" | "register";
  returnTo: string;
  failure: string | undefined;
  copy: { unreachable: string; unknown: string };
  onFailed: () => void;
};

/** `send` logs in or registers and goes to `returnTo`; `fail` shows an error of `send` or of the validation. `failure`: error to begin with. */
export function useLogin({ step, returnTo, failure, copy, onFailed }: Options) {
  const [state, setState] = useState<LoginState>({ kind: "idle", error: failure });
  const runOnce = useSingleRun();

  const send = (fields: object) =>
    runOnce(async () => {
      setState({ kind: "sending" });
      const { submitLogin } = await loadCalls();
      await submitLogin(step, fields);
      setState({ kind: "done" });
      window.location.assign(returnTo);
      return "leaving";
    });

  const fail = (error: unknown) => {
    if (error instanceof GatewayError) setState({ kind: "idle", error: error.text || copy.unknown });
    else if (error instanceof GatewayUnreachable) setState({ kind: "idle", error: copy.unreachable });
    else throw error;
    onFailed();
  };

  return { state, send, fail, clear: () => setState({ kind: "idle" }) };
}
