type Glyph = readonly [width: number, d: string];

/** Letters as strokes, since the output must not depend on installed fonts. Heights are GLYPH_HEIGHT. */
const GLYPHS: Record<string, Glyph> = {
  A: [4, "M0 6L2 0L4 6M.75 4H3.25"],
  B: [3.8, "M0 0V6H2.3A1.55 1.55 0 0 0 2.3 2.9H0M0 0H2.1A1.45 1.45 0 0 1 2.1 2.9"],
  C: [4, "M4 1.3C3.6.5 2.9 0 2 0C.7 0 0 1.2 0 3S.7 6 2 6C2.9 6 3.6 5.5 4 4.7"],
  D: [4, "M0 0V6H1.5C3.2 6 4 4.8 4 3S3.2 0 1.5 0Z"],
  E: [3.6, "M3.6 0H0V6H3.6M0 3H3"],
  F: [3.4, "M3.4 0H0V6M0 3H2.9"],
  G: [4, "M4 1.3C3.6.5 2.9 0 2 0C.7 0 0 1.2 0 3S.7 6 2 6C2.9 6 3.6 5.5 4 4.7V3.2H2.4"],
  H: [4, "M0 0V6M4 0V6M0 3H4"],
  I: [0.4, "M.2 0V6"],
  J: [3.2, "M3.2 0V4.2C3.2 5.4 2.6 6 1.6 6C.8 6 .2 5.5 0 4.6"],
  K: [3.8, "M0 0V6M3.7 0L0 3.7M1.3 2.5L3.8 6"],
  L: [3.4, "M0 0V6H3.4"],
  M: [4.8, "M0 6V0L2.4 3.6L4.8 0V6"],
  N: [4, "M0 6V0L4 6V0"],
  O: [4, "M2 0C.7 0 0 1.2 0 3S.7 6 2 6S4 4.8 4 3S3.3 0 2 0Z"],
  P: [3.8, "M0 6V0H2.2A1.65 1.65 0 0 1 2.2 3.3H0"],
  Q: [4.1, "M2 0C.7 0 0 1.2 0 3S.7 6 2 6S4 4.8 4 3S3.3 0 2 0ZM2.6 4.4L4.1 6.2"],
  R: [3.9, "M0 6V0H2.2A1.65 1.65 0 0 1 2.2 3.3H0M2 3.3L3.9 6"],
  S: [3.9, "M3.8 1.1C3.4.4 2.8 0 2 0C.9 0 .2.7.2 1.5C.2 3.4 3.9 2.6 3.9 4.5C3.9 5.4 3.1 6 2 6C1.1 6 .4 5.6 0 4.8"],
  T: [4, "M0 0H4M2 0V6"],
  U: [4, "M0 0V3.8C0 5.2.8 6 2 6S4 5.2 4 3.8V0"],
  V: [4, "M0 0L2 6L4 0"],
  W: [5.6, "M0 0L1.4 6L2.8 1.2L4.2 6L5.6 0"],
  X: [4, "M0 0L4 6M4 0L0 6"],
  Y: [4, "M0 0L2 3L4 0M2 3V6"],
  Z: [3.8, "M0 0H3.8L0 6H3.8"],
  "0": [3.6, "M1.8 0C.6 0 0 1.2 0 3S.6 6 1.8 6S3.6 4.8 3.6 3S3 0 1.8 0Z"],
  "1": [1.6, "M0 1.3L1.5 0V6"],
  "2": [3.6, "M.1 1.5C.2.6.9 0 1.8 0C2.8 0 3.5.7 3.5 1.6C3.5 3 0 4.4 0 6H3.6"],
  "3": [3.6, "M.1 0H3.4L1.7 2.4C2.9 2.4 3.6 3.2 3.6 4.2C3.6 5.3 2.8 6 1.7 6C.9 6 .2 5.6 0 4.8"],
  "4": [3.8, "M2.9 6V0L0 4.2H3.8"],
  "5": [3.6, "M3.3 0H.6L.3 2.7C.7 2.4 1.2 2.2 1.8 2.2C2.9 2.2 3.6 3 3.6 4.1C3.6 5.3 2.8 6 1.7 6C.9 6 .2 5.6 0 4.9"],
  "6": [3.6, "M3.2.6C2.8.2 2.4 0 1.9 0C.7 0 0 1.3 0 3.5C0 5.2.7 6 1.8 6S3.6 5.2 3.6 4.1S2.9 2.3 1.9 2.3C1 2.3.2 2.9 0 3.8"],
  "7": [3.6, "M0 0H3.6L1.3 6"],
  "8": [
    3.6,
    "M1.8 2.8C.9 2.8.3 2.2.3 1.4S.9 0 1.8 0S3.3.6 3.3 1.4S2.7 2.8 1.8 2.8C.7 2.8 0 3.5 0 4.4S.7 6 1.8 6S3.6 5.3 3.6 4.4S2.9 2.8 1.8 2.8Z",
  ],
  "9": [
    3.6,
    "M.4 5.4C.8 5.8 1.2 6 1.7 6C2.9 6 3.6 4.7 3.6 2.5C3.6.8 2.9 0 1.8 0S0 .8 0 1.9S.7 3.7 1.7 3.7C2.6 3.7 3.4 3.1 3.6 2.2",
  ],
  "&": [
    4.4,
    "M4.4 6L.9 2C.6 1.6.5 1.4.5 1.1C.5.5 1 0 1.6 0S2.7.5 2.7 1.1C2.7 2.5 0 2.9 0 4.5C0 5.4.7 6 1.7 6C2.9 6 3.9 4.9 4.2 3.4",
  ],
  "-": [2.2, "M0 3H2.2"],
  "'": [0.4, "M.2 0V1.4"],
  " ": [2, ""],
};

/** Combining marks, as in "é", "ñ", "ü", about the middle of their letter. */
const ACCENTS: Record<string, string> = {
  "\u0301": "M-.4-.8L.5-1.7",
  "\u0303": "M-1.1-.9C-.6-1.7.3-.6 1.1-1.4",
  "\u0308": "M-.8-1.2h.01M.8-1.2h.01",
};

const GAP = 1.3;
const GLYPH_HEIGHT = 6;

/** Centred on (x, y), at most `height` high and `maxWidth` wide; unknown characters are left out. */
export function lettering(text: string, x: number, y: number, height: number, maxWidth: number, colour: string): string {
  const paths: string[] = [];
  let right = 0;
  let middleOfLetter = 0;
  for (const char of text.toUpperCase().normalize("NFD")) {
    const accent = ACCENTS[char];
    if (accent) paths.push(`<path transform="translate(${middleOfLetter.toFixed(2)} 0)" d="${accent}"/>`);
    const glyph = GLYPHS[char];
    if (!glyph) continue;
    const [width, d] = glyph;
    paths.push(`<path transform="translate(${right.toFixed(2)} 0)" d="${d}"/>`);
    middleOfLetter = right + width / 2;
    right += width + GAP;
  }
  const length = Math.max(0.1, right - GAP);
  const scale = Math.min(height / GLYPH_HEIGHT, maxWidth / length);
  const place = `translate(${(x - (length * scale) / 2).toFixed(2)} ${(y - (GLYPH_HEIGHT / 2) * scale).toFixed(2)}) scale(${scale.toFixed(3)})`;
  return `<g transform="${place}" fill="none" stroke="${colour}" stroke-width="0.95" stroke-linecap="round" stroke-linejoin="round">${paths.join("")}</g>`;
}
