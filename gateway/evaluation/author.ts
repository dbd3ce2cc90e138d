/** Letters only, so that no e-mail address or phone number is published. */
const NAME = /^[\p{L}'’-]{2,20}$/u;

const capital = (word: string) => word.charAt(0).toLocaleUpperCase("es") + word.slice(1);

/** "Ana M., Medellín"; empty without a valid first name. */
export function authorLabel(name: string, town: string | undefined): string {
  const [first = "", second = ""] = name.trim().split(/\s+/);
  if (!NAME.test(first)) return "";
  const initial = NAME.test(second) ? ` ${capital(second).charAt(0)}.` : "";
  return [capital(first) + initial, town].filter(Boolean).join(", ");
}
