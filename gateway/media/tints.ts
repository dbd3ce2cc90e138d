import type { Oklch } from "./colour.ts";

type Finish = "plain" | "metal" | "clear" | "rainbow";
export type TintColour = Oklch & { finish: Finish };

const plain = (l: number, c: number, h: number): TintColour => ({ l, c, h, finish: "plain" });
const metal = (l: number, c: number, h: number): TintColour => ({ l, c, h, finish: "metal" });

export const TINTS = {
  blanco: plain(0.95, 0.006, 90),
  negro: plain(0.29, 0.012, 270),
  gris: plain(0.63, 0.012, 255),
  plateado: metal(0.8, 0.014, 250),
  dorado: metal(0.78, 0.13, 86),
  "oro-rosa": metal(0.77, 0.085, 33),
  beige: plain(0.84, 0.045, 78),
  crema: plain(0.93, 0.045, 92),
  madera: plain(0.7, 0.095, 68),
  cafe: plain(0.46, 0.08, 52),
  rojo: plain(0.57, 0.215, 27),
  "vino-tinto": plain(0.4, 0.135, 14),
  naranja: plain(0.72, 0.185, 53),
  coral: plain(0.73, 0.155, 28),
  amarillo: plain(0.88, 0.175, 97),
  mostaza: plain(0.73, 0.14, 84),
  verde: plain(0.61, 0.17, 146),
  "verde-menta": plain(0.87, 0.095, 166),
  "verde-oliva": plain(0.54, 0.095, 116),
  turquesa: plain(0.76, 0.125, 194),
  "azul-cielo": plain(0.81, 0.095, 232),
  "azul-rey": plain(0.5, 0.21, 264),
  "azul-marino": plain(0.35, 0.105, 264),
  morado: plain(0.49, 0.2, 304),
  lila: plain(0.78, 0.105, 305),
  rosado: plain(0.81, 0.115, 356),
  fucsia: plain(0.62, 0.25, 352),
  transparente: { l: 0.9, c: 0.015, h: 220, finish: "clear" },
  multicolor: { l: 0.72, c: 0.17, h: 0, finish: "rainbow" },
} as const satisfies Record<string, TintColour>;

export type Tint = keyof typeof TINTS;

export const isTint = (text: string): text is Tint => Object.hasOwn(TINTS, text);

/** Slug of a Spanish colour name; undefined when unknown. */
export function findTint(name: string): Tint | undefined {
  const slug = name.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase().replace(/\s+/g, "-");
  return isTint(slug) ? slug : undefined;
}
