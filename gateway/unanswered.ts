import { CALLS } from "../lib/contract/table.ts";
import type { Route } from "./route.ts";

/** Calls of the contract that nothing answers yet, as `domain.Name`, in alphabetical order. */
export function unanswered(routes: Route[]): string[] {
  const answered = new Set(routes.map(({ call }) => call));
  const named = Object.entries(CALLS).flatMap(([domain, calls]) =>
    Object.entries(calls).map(([name, call]) => ({ name: `${domain}.${name}`, call })),
  );
  return named.flatMap(({ name, call }) => (answered.has(call) ? [] : [name])).sort();
}
