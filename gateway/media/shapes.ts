const n = (value: number): number => Math.round(value * 100) / 100;

type Point = readonly [x: number, y: number];
type Paint = { fill: string; opacity?: number; rx?: number; extra?: string };

const paint = ({ fill, opacity, extra = "" }: Paint): string =>
  `fill="${fill}"${opacity === undefined ? "" : ` opacity="${n(opacity)}"`}${extra ? ` ${extra}` : ""}`;

export const rect = (x: number, y: number, width: number, height: number, look: Paint): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${look.rx ? ` rx="${n(look.rx)}"` : ""} ${paint(look)}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, look: Paint): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" ${paint(look)}/>`;

export const polygon = (points: readonly Point[], look: Paint): string =>
  `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(" ")}" ${paint(look)}/>`;

export const path = (d: string, look: Paint): string => `<path d="${d}" ${paint(look)}/>`;

export const stroke = (d: string, colour: string, width: number, opacity = 1, extra = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" opacity="${n(opacity)}" ${extra}/>`;

export const group = (markup: string, attributes: string): string => `<g ${attributes}>${markup}</g>`;
