/** Kept values of a form over those it begins with; what the form does not know, or is of another kind, is left out. */
export function typedOver<T extends object>(start: T, kept: unknown): T | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const known = new Map<string, unknown>(Object.entries(start));
  const fitting = Object.entries(kept).filter(([name, value]) => known.has(name) && typeof value === typeof known.get(name));
  return { ...start, ...Object.fromEntries(fitting) };
}
