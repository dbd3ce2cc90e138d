/** `1.234.567`, the same on every platform. */
export function groupedNumber(value: number): string {
  return String(Math.trunc(value)).replace(/\B(?=(\d{3})+$)/g, ".");
}

/** A number with Spanish separators: `1.234,5`. */
export function numberLabel(value: number): string {
  const [whole = "0", part] = String(value).split(".");
  return part ? `${groupedNumber(Number(whole))},${part}` : groupedNumber(Number(whole));
}

/** Keeps a number on one line with its unit, and with `desde` before it: `22,9 kg`, `desde 2.400`. */
export const unbroken = (label: string): string =>
  label.replace(/(\d) (?=(?:kg|g|[cm]?m|m³|ml|l|%)(?![\p{L}\d]))|\b(desde) (?=\d)/giu, "$1$2\u00a0");

/** Puts values in place of `{name}`; a placeholder without a value stays. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Address of a link that calls a phone number. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export function plural(forms: { one: string; other: string }, count: number): string {
  return fill(count === 1 ? forms.one : forms.other, { count: groupedNumber(count) });
}

/** `$1.234,50 USD`, never a bare `$`. Written without Intl, whose results differ between server and browsers. */
export function money(amount: number): string {
  return `$${plainMoney(amount)} USD`;
}

export const pesosLabel = (pesos: number): string => `$${groupedNumber(pesos)} COP`;

export function moneyRange(from: number, to: number): string {
  return from === to ? money(from) : `$${plainMoney(from)} – ${money(to)}`;
}

export function plainMoney(amount: number): string {
  const [whole = "0", cents = "00"] = amount.toFixed(2).split(".");
  return `${groupedNumber(Number(whole))},${cents}`;
}

/** An amount in any currency, with cents only where there are any: `1.500,50 COP`. US dollars look as `money` writes them. */
export const amountLabel = (amount: number, currency: string): string =>
  currency === "USD" ? money(amount) : `${plainMoney(amount).replace(/,00$/, "")} ${currency}`;

/** A date whose UTC fields are those of Bogotá time, UTC−5 all year. */
const toBogota = (iso: string) => new Date(Date.parse(iso) - 5 * 3_600_000);

/** `YYYY-M-D` (specification 23.33) in Bogotá time. */
export function dateLabel(iso: string): string {
  const bogota = toBogota(iso);
  return `${bogota.getUTCFullYear()}-${bogota.getUTCMonth() + 1}-${bogota.getUTCDate()}`;
}

export const dateTimeLabel = (iso: string): string => `${dateLabel(iso)}, ${timeLabel(iso)}`;

export const timeLabel = (iso: string): string => clockLabel(Date.parse(iso) / 1000, -5).slice(0, 5);

const twoDigits = (part: number) => String(part).padStart(2, "0");

/** `mm:ss`, or `hh:mm:ss` from an hour on (specification 13.2). */
export function durationLabel(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map(twoDigits);
  return parts.slice(whole >= 3600 ? 0 : 1).join(":");
}

export function clockLabel(epochSeconds: number, utcOffsetHours: number): string {
  const local = new Date((epochSeconds + utcOffsetHours * 3600) * 1000);
  return [local.getUTCHours(), local.getUTCMinutes(), local.getUTCSeconds()].map(twoDigits).join(":");
}

export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1_000_000).toFixed(1).replace(".", ",")} MB`;
}

/** The entry of a key. Undefined for unknown keys, also for `constructor` and other properties of every object. */
export const lookUp = <T>(table: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** The word for a value; the value itself when it has none. */
export const wordFor = (words: Record<string, string>, value: string): string => lookUp(words, value) ?? value;

/** Lower case without accents, to compare what people type. */
export const comparable = (text: string): string => text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
