import type { z } from "zod";
import type { Call } from "../contract/call.ts";

type Empty = Record<never, never>;
type Part<Name extends string, S extends z.ZodType> =
  Empty extends z.input<S> ? { [K in Name]?: z.input<S> } : { [K in Name]: z.input<S> };

/** Input of a call: only the parts with required fields are required. */
export type Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Part<"params", P> &
  Part<"query", Q> &
  Part<"body", B>;

type AnyInput = { params?: unknown; query?: unknown; body?: unknown };

const entries = (part: unknown) => (typeof part === "object" && part !== null ? Object.entries(part) : []);

/** Path and query without leading slash; absent query values are left out. */
export function callPath(call: Pick<Call, "path">, { params, query }: AnyInput): string {
  const path = entries(params).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(String(value))),
    call.path,
  );
  const parameters = entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const search = new URLSearchParams(parameters).toString();
  return path.replace(/^\//, "") + (search && `?${search}`);
}

export function toFormData(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of entries(fields)) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}
