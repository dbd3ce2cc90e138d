/** A part of a name: letters alone, so that no address or number is ever shown. */
const NAME = /^[\p{L}'’-]{2,20}$/u;

const capital = (word: string) => word.charAt(0).toLocaleUpperCase("es") + word.slice(1);

/** A short form of a name with a town, «Ana M., Medellín»; empty where the first name is none. */
export function authorLabel(name: string, town: string | undefined): string {
  const [first = "", second = ""] = name.trim().split(/\s+/);
  if (!NAME.test(first)) return "";
  const initial = NAME.test(second) ? ` ${capital(second).charAt(0)}.` : "";
  return [capital(first) + initial, town].filter(Boolean).join(", ");
}
