/** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255));
const toByte = (v: number): number => Math.round(255 * toGamma(Math.min(1, Math.max(0, v))));

export const hueDistance = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

export function toOklch(red: number, green: number, blue: number): Oklch {
  const [r, g, b] = [LINEAR[red] ?? 0, LINEAR[green] ?? 0, LINEAR[blue] ?? 0];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const redGreen = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(blueYellow, redGreen) * 180) / Math.PI;
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(redGreen, blueYellow), h: (hue + 360) % 360 };
}

function linearRgb({ l, c, h }: Oklch): [number, number, number] {
  const angle = (h * Math.PI) / 180;
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const inGamut = (rgb: readonly number[]): boolean => rgb.every((v) => v > -0.002 && v < 1.002);
const GAMUT_STEPS = 7;

/** Bytes of sRGB. A colour out of gamut loses chroma, never lightness. */
export function toRgbBytes(colour: Oklch): [number, number, number] {
  let rgb = linearRgb(colour);
  if (!inGamut(rgb)) {
    let [low, high] = [0, colour.c];
    for (let step = 0; step < GAMUT_STEPS; step++) {
      const c = (low + high) / 2;
      const tried = linearRgb({ ...colour, c });
      if (inGamut(tried)) low = c;
      else high = c;
    }
    rgb = linearRgb({ ...colour, c: low });
  }
  return [toByte(rgb[0]), toByte(rgb[1]), toByte(rgb[2])];
}

export function tone(l: number, c: number, h: number, alpha = 1): string {
  const [r, g, b] = toRgbBytes({ l, c, h });
  return alpha === 1 ? `rgb(${r},${g},${b})` : `rgba(${r},${g},${b},${alpha})`;
}

export function hueFromHsl(degrees: number): number {
  const channel = (n: number): number => {
    const k = (n + degrees / 30) % 12;
    return Math.round(255 * (0.55 - 0.35 * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return toOklch(channel(0), channel(8), channel(4)).h;
}
