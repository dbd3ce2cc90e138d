const CHOSEN_MAX = 10;

/** The values of a filter that takes several, with commas between them: `negro,azul`. */
export function chosenValues(text: string | number | undefined): string[] {
  const values = String(text ?? "").split(",");
  return [...new Set(values.map((value) => value.trim()).filter(Boolean))].slice(0, CHOSEN_MAX);
}
