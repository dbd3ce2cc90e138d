const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const BOX = new RegExp(`${NUMBER}\\s*[x×]\\s*${NUMBER}\\s*[x×]\\s*${NUMBER}\\s*(mm|cm|m)\\b`, "i");
const METRES: Record<string, number> = { mm: 0.001, cm: 0.01, m: 1 };

/** Cubic metres of a unit whose size is told as length × width × height; nothing for any other size. */
export function volumeOf(size: string | undefined): number | undefined {
  const [, length, width, height, unit = ""] = BOX.exec(size ?? "") ?? [];
  const metres = METRES[unit.toLowerCase()];
  if (metres === undefined) return undefined;
  return [length, width, height].reduce((volume, side = "0") => volume * Number(side.replace(",", ".")) * metres, 1);
}
