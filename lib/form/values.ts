/** Puts stored values in place of the initial ones; drops unknown fields and values of another type. */
export function withStoredValues<T extends object>(start: T, stored: unknown): T | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const defaults = new Map<string, unknown>(Object.entries(start));
  const matching = Object.entries(stored).filter(
    ([name, value]) => defaults.has(name) && typeof value === typeof defaults.get(name),
  );
  return { ...start, ...Object.fromEntries(matching) };
}

/** Puts posted values in place of the initial ones. A checkbox that was not posted is unticked. */
export function withPostedValues<T extends object>(start: T, posted: Record<string, string[]> | undefined): T {
  if (!posted) return start;
  const postedValues = new Map(Object.entries(posted));
  const entries = Object.entries(start).map(([name, value]) => [
    name,
    typeof value === "boolean" ? postedValues.has(name) : (postedValues.get(name)?.[0] ?? value),
  ]);
  return { ...start, ...Object.fromEntries(entries) };
}
