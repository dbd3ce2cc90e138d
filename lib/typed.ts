/** Kept values of a form over those it begins with; what the form does not know, or is of another kind, is left out. */
export function typedOver<T extends object>(start: T, kept: unknown): T | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const known = new Map<string, unknown>(Object.entries(start));
  const fitting = Object.entries(kept).filter(([name, value]) => known.has(name) && typeof value === typeof known.get(name));
  return { ...start, ...Object.fromEntries(fitting) };
}

/** Fields of a posted form over those it begins with: a box that was not ticked is not posted. */
export function postedOver<T extends object>(start: T, posted: Record<string, string[]> | undefined): T {
  if (!posted) return start;
  const values = new Map(Object.entries(posted));
  const texts = Object.entries(start).map(([name, value]) => [
    name,
    typeof value === "boolean" ? values.has(name) : (values.get(name)?.[0] ?? value),
  ]);
  return { ...start, ...Object.fromEntries(texts) };
}
