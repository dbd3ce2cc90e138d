import { CALLS } from "../lib/contract/table.ts";
import type { Route } from "./route.ts";

/** `domain.Name`, sorted. */
export function unimplementedCalls(routes: Route[]): string[] {
  const implemented = new Set(routes.map(({ call }) => call));
  const allCalls = Object.entries(CALLS).flatMap(([domain, calls]) =>
    Object.entries(calls).map(([name, call]) => ({ name: `${domain}.${name}`, call })),
  );
  return allCalls.flatMap(({ name, call }) => (implemented.has(call) ? [] : [name])).sort();
}
