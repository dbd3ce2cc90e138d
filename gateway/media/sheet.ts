import { round } from "./shapes.ts";
import { SHADOW_MARGIN, type Sprite } from "./sprite.ts";

/** A colour alone, when the stops are evenly spaced, or offset, colour and opacity. */
export type Stop = string | readonly [offset: number, colour: string, opacity?: number];
type GradientDirection = { x1?: number; y1?: number; x2?: number; y2?: number };
export const DIAGONAL: GradientDirection = { x1: 0, y1: 0, x2: 1, y2: 1 };
export const LEFT_TO_RIGHT: GradientDirection = { x1: 0, y1: 0, x2: 1, y2: 0 };

function gradientStops(stops: readonly Stop[]): string {
  const spaced = stops.map((stop, i) => (typeof stop === "string" ? ([i / (stops.length - 1), stop] as const) : stop));
  return spaced
    .map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join("");
}

const translate = (x: number, y: number): string => `translate(${round(x)} ${round(y)})`;

/** `x`, `y`: middle of the sprite's lower edge. `width`, `height`: the box that it is fitted into. `turn`: degrees. */
type Placement = { x: number; y: number; width: number; height: number; turn?: number; mirror?: boolean };

/** An SVG drawing: what its body refers to (gradients, sprites) is collected here, and `svg` joins both. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  #definitions: string[] = [];
  #sprites = new Map<Sprite, number>();

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  #define(markup: (id: string) => string): string {
    const id = `d${this.#definitions.length}`;
    this.#definitions.push(markup(id));
    return `url(#${id})`;
  }

  linearGradient(stops: readonly Stop[], { x1 = 0, y1 = 0, x2 = 0, y2 = 1 }: GradientDirection = {}): string {
    return this.#define(
      (id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${gradientStops(stops)}</linearGradient>`,
    );
  }

  radialGradient(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.#define(
      (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${gradientStops(stops)}</radialGradient>`,
    );
  }

  shadowGradient(strength: number): string {
    const middle: Stop = [0.6, "#000", strength * 0.48];
    return this.radialGradient([[0, "#000", strength], middle, [1, "#000", 0]]);
  }

  clip(shape: string): string {
    return this.#define((id) => `<clipPath id="${id}">${shape}</clipPath>`);
  }

  /** Costly on large shapes: prefer a gradient. */
  blur(radius: number): string {
    return this.#define(
      (id) =>
        `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
    );
  }

  #spriteNumber(sprite: Sprite): number {
    const defined = this.#sprites.get(sprite);
    if (defined !== undefined) return defined;
    const number = this.#sprites.size;
    this.#sprites.set(sprite, number);
    const { width: w, height: h, image, shadow } = sprite;
    const m = SHADOW_MARGIN;
    this.#definitions.push(
      `<image id="s${number}" x="${-w / 2}" y="${-h}" width="${w}" height="${h}" preserveAspectRatio="none" href="${image}"/>`,
      `<image id="h${number}" x="${-w / 2 - m}" y="${-h - m}" width="${w + 2 * m}" height="${h + 2 * m}" preserveAspectRatio="none" href="${shadow}"/>`,
    );
    return number;
  }

  fitScale(sprite: Sprite, { width, height }: { width: number; height: number }): number {
    return round(Math.min(width / sprite.width, height / sprite.height));
  }

  #transform(sprite: Sprite, place: Placement, translation: string): string {
    const size = this.fitScale(sprite, place);
    const turn = place.turn ? ` rotate(${round(place.turn)} 0 ${round((-size * sprite.height) / 2)})` : "";
    return `transform="${translation}${turn} scale(${place.mirror ? -size : size} ${size})"`;
  }

  sprite(sprite: Sprite, place: Placement): string {
    return `<use href="#s${this.#spriteNumber(sprite)}" ${this.#transform(sprite, place, translate(place.x, place.y))}/>`;
  }

  /** A shadow on the floor: the slanted outline, and a darker ellipse at the foot. */
  castShadow(sprite: Sprite, place: Placement, strength = 0.34): string {
    const size = this.fitScale(sprite, place);
    const flat = `${translate(place.x, place.y)} matrix(1 0 -0.62 0.3 0 0)`;
    const middle = place.x + (sprite.foot.x - 0.5) * sprite.width * (place.mirror ? -size : size);
    const reach = (sprite.foot.half * 1.12 + 0.04) * sprite.width * size;
    const flatness = Math.min(size * 0.05, reach * 0.3);
    const under = `cx="${round(middle)}" cy="${round(place.y - size * 0.008)}" rx="${round(reach)}" ry="${round(flatness)}"`;
    return (
      `<use href="#h${this.#spriteNumber(sprite)}" ${this.#transform(sprite, place, flat)} opacity="${strength}"/>` +
      `<ellipse ${under} fill="${this.shadowGradient(0.5)}" opacity="${Math.min(1, strength * 2)}"/>`
    );
  }

  dropShadow(sprite: Sprite, place: Placement, dx: number, dy: number, strength = 0.4): string {
    const transform = this.#transform(sprite, place, translate(place.x + dx, place.y + dy));
    return `<use href="#h${this.#spriteNumber(sprite)}" ${transform} opacity="${strength}"/>`;
  }

  svg(body: string, pixels: number): string {
    const size = `width="${pixels}" height="${Math.round((pixels * this.height) / this.width)}"`;
    const box = `viewBox="0 0 ${this.width} ${this.height}" preserveAspectRatio="none"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box}><defs>${this.#definitions.join("")}</defs>${body}</svg>`;
  }
}
