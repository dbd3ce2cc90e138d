import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";

/** Gradients by letter. `m`, `d` and `l`: the main colour, a darker and a lighter one of the same hue, so that tints replace all three. */
const PAINTS: Record<string, readonly [from: string, to: string, opacity?: number]> = {
  m: ["#5fa6ff", "#2463dc"],
  d: ["#2f63c8", "#1a4095"],
  l: ["#bcdcff", "#86b9fb"],
  a: ["#ffc861", "#f3951b"],
  r: ["#ff7d70", "#d8332b"],
  n: ["#72d18c", "#2b9551"],
  y: ["#ffe291", "#e3ab38"],
  p: ["#ffbdd5", "#ef6f9e"],
  v: ["#bda3ff", "#7a54de"],
  t: ["#f3f6fa", "#a5afbd"],
  e: ["#98a2b2", "#596271"],
  k: ["#50555f", "#21242c"],
  w: ["#ffffff", "#e3e7ed"],
  b: ["#dda76d", "#a66830"],
  c: ["#e6c293", "#c2915a"],
  o: ["#9d653a", "#653a1d"],
  u: ["#fff5df", "#ecd8ae"],
  g: ["#e8f6ff", "#a7cfe6", 0.7],
  h: ["#ffffff", "#ffffff", 0.45],
  s: ["#000000", "#000000", 0.2],
};

const GRADIENTS = Object.entries(PAINTS)
  .map(
    ([letter, [from, to, opacity = 1]]) =>
      `<linearGradient id="${letter}" x1="0" y1="0" x2=".35" y2="1"><stop stop-color="${from}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${to}" stop-opacity="${opacity}"/></linearGradient>`,
  )
  .join("");

/** Parts are separated by `|`: `m#6,8,20,16,2` is filled, `k~1.2:M8 8h16` a line 1.2 wide, `m@9,9,4^30,16,16` turned by 30° about (16, 16). */
export const toSvg = (drawing: string): string =>
  `<defs>${GRADIENTS}</defs><g stroke-linecap="round" stroke-linejoin="round">${drawing.split("|").map(drawPart).join("")}</g>`;

const ROTATION = /\^(-?[\d.]+),([\d.]+),([\d.]+)$/;
const LINE = /^([a-z])~([\d.]+)(.*)$/;

function drawPart(part: string): string {
  const [rotation = "", angle, x, y] = ROTATION.exec(part) ?? [];
  const shape = rotation ? part.slice(0, -rotation.length) : part;
  const transform = rotation ? ` transform="rotate(${angle} ${x} ${y})"` : "";
  const [, letter = "k", width, rest = ""] = LINE.exec(shape) ?? [];
  // Lines take one colour: a straight one has no bounding box, which a gradient needs.
  if (width)
    return `<${outline(rest)} fill="none" stroke="${PAINTS[letter]?.[1]}" stroke-opacity="${PAINTS[letter]?.[2] ?? 1}" stroke-width="${width}"${transform}/>`;
  return `<${outline(shape.slice(1))} fill="url(#${shape.charAt(0)})"${transform}/>`;
}

/** Rectangle `#x,y,width,height,radius`, circle `@x,y,radius`, ellipse `@x,y,rx,ry`, path `:path`. */
const SHAPE = /^([#@:])(.+)$/;

function outline(shape: string): string {
  const [, kind = "", rest = ""] = SHAPE.exec(shape) ?? [];
  if (kind === ":") return `path d="${rest}"`;
  const [x, y, first, second, radius = "0"] = rest.split(",");
  if (kind === "#") return `rect x="${x}" y="${y}" width="${first}" height="${second}" rx="${radius}"`;
  return `ellipse cx="${x}" cy="${y}" rx="${first}" ry="${second ?? first}"`;
}

const FOLDER = new URL("./drawn/", import.meta.url);

let cached: ReadonlyMap<string, string> | undefined;

export function drawings(): ReadonlyMap<string, string> {
  cached ??= readDrawings();
  return cached;
}

function readDrawings(): ReadonlyMap<string, string> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));
  const entries = files.flatMap((file) =>
    Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")))),
  );
  return new Map(entries);
}
