import { z } from "zod";

/** The services of specification 1.5, each with the path prefix that it has on a gateway that serves all four. */
export const BASE_PATHS = { buyer: "/buyer/v1", base2: "/base2", base3: "/base3", cs: "/cs" } as const;
export type Base = keyof typeof BASE_PATHS;

type Method = "GET" | "POST" | "PUT" | "DELETE";
type Schema = z.ZodType;

/** A call of specification 1.5. `session`: 401 without a bearer; `browser`: allowed on the same-origin proxy. */
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
  /** Language header; `co` unless specified otherwise. */
  readonly language: "co" | "en" | "es";
  /** The body is sent as multipart/form-data, a file in the field `file`. */
  readonly multipart: boolean;
  /** The call changes nothing, so it may be sent again after a broken connection. */
  readonly reads: boolean;
};

type CallDefinition<P extends Schema, Q extends Schema, B extends Schema, R extends Schema> = Pick<
  Call<P, Q, B, R>,
  "method" | "base" | "path" | "summary" | "response"
> &
  Partial<Pick<Call<P, Q, B, R>, "params" | "query" | "body" | "session" | "browser" | "language" | "multipart" | "reads">>;

/** Path of a call at a gateway: `/base3/national/v1/account/detail/{id}`. */
export const callAddress = ({ base, path }: Call): string => `${BASE_PATHS[base]}/${path.replace(/^\//, "")}`;

/** Schema of the parameters, query or body of a call that has none. */
export const Nothing = z.object({});
type Nothing = typeof Nothing;

/** Defaults: public, server only, language `co`. */
export function call<R extends Schema, P extends Schema = Nothing, Q extends Schema = Nothing, B extends Schema = Nothing>(
  definition: CallDefinition<P, Q, B, R>,
): Call<P, Q, B, R>;
export function call(definition: CallDefinition<Schema, Schema, Schema, Schema>): Call {
  return {
    params: Nothing,
    query: Nothing,
    body: Nothing,
    session: false,
    browser: false,
    language: "co",
    multipart: false,
    reads: definition.method === "GET",
    ...definition,
    kind: "call",
  };
}
