const CENTIMETRES: Record<string, number> = { mm: 0.1, cm: 1, m: 100 };
const CHAIN = /\d[\d.,]*(?: (?:mm|cm|m)\b)?(?: × \d[\d.,]*(?: (?:mm|cm|m)\b)?)*/;
const OF_WEARER_OR_CABLE = /^(?:cable|escala|contorno) |\d a \d/;

const toNumber = (written: string) => Number(written.replaceAll(".", "").replace(",", "."));

/** Sides that a size tells, in centimetres, the longest first: 30, 20 and 10 for `10 × 30 × 20 cm`, 25 and 25 for `25 cm de diámetro`. */
export function statedSides(size: string): number[] {
  const parts = CHAIN.exec(size)?.[0].split(" × ") ?? [];
  const unit = parts.at(-1)?.split(" ")[1];
  if (!unit || OF_WEARER_OR_CABLE.test(size)) return [];
  const sides = parts.map((part) => {
    const [number = "", ownUnit = unit] = part.split(" ");
    return toNumber(number) * (CENTIMETRES[ownUnit] ?? 0);
  });
  return (sides.length === 1 && size.includes("diámetro") ? [...sides, ...sides] : sides).sort((a, b) => b - a);
}

const LITRES: Record<string, number> = { ml: 0.001, l: 1, litro: 1, litros: 1 };

export function statedCapacity(size: string): number {
  const [, number = "0", unit = ""] = /^(\d[\d.]*(?:,\d+)?) (ml|l|litros?)$/.exec(size) ?? [];
  return toNumber(number) * (LITRES[unit] ?? 0) * 1000;
}
