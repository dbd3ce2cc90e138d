export const round = (value: number): number => Math.round(value * 100) / 100;

type Point = readonly [x: number, y: number];
/** `rx`: radius of a rectangle's corners. `extra`: further attributes. */
type Paint = { fill: string; opacity?: number; rx?: number; extra?: string };

const paint = ({ fill, opacity, extra = "" }: Paint): string =>
  `fill="${fill}"${opacity === undefined ? "" : ` opacity="${round(opacity)}"`}${extra ? ` ${extra}` : ""}`;

export const rect = (x: number, y: number, width: number, height: number, look: Paint): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${look.rx ? ` rx="${round(look.rx)}"` : ""} ${paint(look)}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, look: Paint): string =>
  `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" ${paint(look)}/>`;

export const polygon = (points: readonly Point[], look: Paint): string =>
  `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(" ")}" ${paint(look)}/>`;

export const path = (d: string, look: Paint): string => `<path d="${d}" ${paint(look)}/>`;

export const stroke = (d: string, colour: string, width: number, opacity = 1, extra = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round" opacity="${round(opacity)}" ${extra}/>`;

export const group = (markup: string, attributes: string): string => `<g ${attributes}>${markup}</g>`;
