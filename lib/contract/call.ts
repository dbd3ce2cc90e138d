import { z } from "zod";

/** The four services that specification 1.5 names. `buyer` carries the `/v1` prefix in its configured address. */
export type Base = "buyer" | "base2" | "base3" | "cs";

type Method = "GET" | "POST" | "PUT" | "DELETE";
type Schema = z.ZodType;

/**
 * One call of specification 1.5, as data. Path parameters stand in braces: `/live/{id}`.
 * `session`: the gateway answers 401 without a bearer. `browser`: the same-origin proxy lets a browser make it.
 */
export type Call<P extends Schema = Schema, Q extends Schema = Schema, B extends Schema = Schema, R extends Schema = Schema> = {
  readonly kind: "call";
  readonly method: Method;
  readonly base: Base;
  readonly path: string;
  readonly summary: string;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly response: R;
  readonly session: boolean;
  readonly browser: boolean;
  /** Value of the language header where the specification names one; `co` otherwise. */
  readonly language: "co" | "en" | "es";
  /** The body travels as multipart/form-data, its one file under `file`. */
  readonly multipart: boolean;
  /** It changes nothing, and may be asked again where a connection broke. */
  readonly reads: boolean;
};

type Given<P extends Schema, Q extends Schema, B extends Schema, R extends Schema> = Pick<
  Call<P, Q, B, R>,
  "method" | "base" | "path" | "summary" | "response"
> &
  Partial<Pick<Call<P, Q, B, R>, "params" | "query" | "body" | "session" | "browser" | "language" | "multipart" | "reads">>;

/** Nothing is expected here: no query, no body, or an answer whose content nobody reads. */
export const Nothing = z.object({});
type Nothing = typeof Nothing;

/** Completes a call with what most calls have in common: public, server only, language `co`. */
export function call<R extends Schema, P extends Schema = Nothing, Q extends Schema = Nothing, B extends Schema = Nothing>(
  given: Given<P, Q, B, R>,
): Call<P, Q, B, R>;
export function call(given: Given<Schema, Schema, Schema, Schema>): Call {
  return {
    params: Nothing,
    query: Nothing,
    body: Nothing,
    session: false,
    browser: false,
    language: "co",
    multipart: false,
    reads: given.method === "GET",
    ...given,
    kind: "call",
  };
}
