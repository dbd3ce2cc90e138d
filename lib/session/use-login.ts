import { useRef, useState } from "react";
import { GatewayError, GatewayUnreachable, unreachable } from "@/lib/http/errors";

/** Loads the forms' schemas: with the schema library a quarter of the page's scripts. Throws GatewayUnreachable. */
export const loadSchemas = () => import("./form").catch(unreachable("form"));

/** Loads them ahead, at a form's first focus. A failure shows when the form is checked. */
export const loadSchemasAhead = () => void loadSchemas().catch(() => undefined);

export const loadCalls = () => import("./login.client").catch(unreachable("login"));

export type LoginState = { kind: "idle"; error?: string | undefined } | { kind: "sending" } | { kind: "done" };

type Options = {
  step: "login" | "register";
  returnTo: string;
  failure: string | undefined;
  copy: { unreachable: string; unknown: string };
  onRefused: () => void;
};

/** `send` logs in or registers and goes to `returnTo`; `fail` shows what it, or the validation before it, threw. `failure`: shown first, of a form that was posted without scripts. */
export function useLogin({ step, returnTo, failure, copy, onRefused }: Options) {
  const [state, setState] = useState<LoginState>({ kind: "idle", error: failure });

  // Not `state`: a second press may come while the schema of the first is loading.
  const isSending = useRef(false);

  const send = async (fields: object) => {
    if (isSending.current) return;
    isSending.current = true;
    setState({ kind: "sending" });
    const { submitLogin } = await loadCalls();
    await submitLogin(step, fields);
    setState({ kind: "done" });
    window.location.assign(returnTo);
  };

  const fail = (error: unknown) => {
    isSending.current = false;
    if (error instanceof GatewayError) setState({ kind: "idle", error: error.text || copy.unknown });
    else if (error instanceof GatewayUnreachable) setState({ kind: "idle", error: copy.unreachable });
    else throw error;
    onRefused();
  };

  return { state, send, fail, clear: () => setState({ kind: "idle" }) };
}
