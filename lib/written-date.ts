const ZONE = "America/Bogota";
const WRITTEN = { day: "numeric", month: "long", year: "numeric" } as const;

/** `12 de diciembre de 2026`, for a date inside a sentence (ADR 82). */
export const writtenDate = (iso: string): string => new Date(iso).toLocaleDateString("es", { ...WRITTEN, timeZone: ZONE });

/** `9 al 12 de diciembre de 2026`, in the time of `timeZone`. */
export function writtenDays(from: string, to: string, timeZone: string): string {
  const days = new Intl.DateTimeFormat("es", { ...WRITTEN, timeZone });
  return days.formatRange(new Date(from), new Date(to)).replace(/\s*–\s*/, " al ");
}
