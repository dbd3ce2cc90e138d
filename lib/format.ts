/** `1234567` as `1.234.567`, the same on every platform. */
export function groupedNumber(value: number): string {
  return String(Math.trunc(value)).replace(/\B(?=(\d{3})+$)/g, ".");
}

/** A number with its decimals, as Colombia writes it: `1.234,5`. */
export function numberLabel(value: number): string {
  const [whole = "0", part] = String(value).split(".");
  return part ? `${groupedNumber(Number(whole))},${part}` : groupedNumber(Number(whole));
}

/** Cubic metres of so many cubic centimetres, to the litre above: `0,121`. */
export const metresLabel = (volume: number): string => numberLabel(Math.ceil(volume / 1000) / 1000);

/** Puts values into the braces of a sentence: `fill("Hola, {name}", { name })`. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A name inside a sentence: its first letter small. */
export function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Chooses between the singular and the plural sentence, and puts the grouped number in for `{count}`. */
export function plural(forms: { one: string; other: string }, count: number): string {
  return fill(count === 1 ? forms.one : forms.other, { count: groupedNumber(count) });
}

/** US dollars as Colombia reads them, two decimals and never a bare `$`: `$1.234,50 USD`. Own code: ICU versions differ, hydration must not. */
export function money(amount: number): string {
  return `$${plainMoney(amount)} USD`;
}

/** Whole Colombian pesos: `$18.450 COP`. */
export const pesosLabel = (pesos: number): string => `$${groupedNumber(pesos)} COP`;

/** A range, the lower amount first; equal ends are shown once: `$8,00 – $12,50 USD`. */
export function moneyRange(from: number, to: number): string {
  return from === to ? money(from) : `$${plainMoney(from)} – ${money(to)}`;
}

function plainMoney(amount: number): string {
  const [whole = "0", cents = "00"] = amount.toFixed(2).split(".");
  return `${groupedNumber(Number(whole))},${cents}`;
}

/** The date format of specification 23.33, `YYYY-M-D`, in Bogotá's time (UTC−5 the whole year). */
export function dateLabel(iso: string): string {
  const bogota = new Date(Date.parse(iso) - 5 * 3_600_000);
  return `${bogota.getUTCFullYear()}-${bogota.getUTCMonth() + 1}-${bogota.getUTCDate()}`;
}

/** A date with its time of day, in Bogotá's time: `2026-3-1, 14:05`. */
export function momentLabel(iso: string): string {
  const bogota = new Date(Date.parse(iso) - 5 * 3_600_000);
  return `${dateLabel(iso)}, ${twoDigits(bogota.getUTCHours())}:${twoDigits(bogota.getUTCMinutes())}`;
}

const twoDigits = (part: number) => String(part).padStart(2, "0");

/** Seconds as `mm:ss`, or `hh:mm:ss` from an hour on (specification 13.2). */
export function durationLabel(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map(twoDigits);
  return parts.slice(whole >= 3600 ? 0 : 1).join(":");
}

/** The time of day at a distance from UTC, `14:05:09`; for places without daylight saving. */
export function clockLabel(epochSeconds: number, utcOffsetHours: number): string {
  const local = new Date((epochSeconds + utcOffsetHours * 3600) * 1000);
  return [local.getUTCHours(), local.getUTCMinutes(), local.getUTCSeconds()].map(twoDigits).join(":");
}

/** The size of a file: `340 kB`, `2,4 MB`. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1_000_000).toFixed(1).replace(".", ",")} MB`;
}
