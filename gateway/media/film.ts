import { Worker } from "node:worker_threads";
import { z } from "zod";
import { fastStart } from "./fast-start.ts";
import type { Film, Picture } from "./parse-path.ts";
import { type Raster, renderRaster } from "./render.ts";
import { between, pick, seeded } from "./seeded.ts";

/** `zoom`: 1 shows the whole picture. `x`, `y`: centre, as shares of width and height. */
export type Framing = { zoom: number; x: number; y: number };
export type Shot = Raster & { from: Framing; to: Framing };
export type Script = { width: number; height: number; framesPerSecond: number; framesPerShot: number; shots: Shot[] };

/** Pictures are drawn this much wider than frames, since a frame shows only a part of its picture. */
const OVERDRAW = 1.4;

export const LIVE_VIEWS = 4;
export const LIVE_SECONDS = 6;

const THREE_SHOTS = { framesPerSecond: 24, secondsPerShot: 1.75 };
const FORMAT = {
  goods: { width: 480, height: 480, ...THREE_SHOTS },
  factory: { width: 480, height: 360, ...THREE_SHOTS },
  live: { width: 640, height: 360, framesPerSecond: 15, secondsPerShot: LIVE_SECONDS },
} as const;

/** Five or six seconds of silent H.264 MP4; undefined when an icon is missing. */
export async function renderFilm(film: Film): Promise<Buffer | undefined> {
  const { width, height, framesPerSecond, secondsPerShot } = FORMAT[film.subject];
  const shots: Shot[] = [];
  for (const [index, picture] of storyboard(film).entries()) {
    const raster = await renderRaster(picture, Math.round(width * OVERDRAW));
    if (!raster) return undefined;
    shots.push({ ...raster, ...cameraMove(film.seed, index) });
  }
  const framesPerShot = Math.round(framesPerSecond * secondsPerShot);
  return fastStart(await encodeInWorker({ width, height, framesPerSecond, framesPerShot, shots }));
}

function storyboard(film: Film): Picture[] {
  const { subject, icons, hue, seed, tints } = film;
  if (subject === "live") return [liveView(film)];
  const random = seeded(`film${seed}`);
  if (subject === "factory") {
    const view = pick(random, ["racks", "workshop"] as const);
    return (["line", view, "showroom"] as const).map((name) => ({ kind: "factory", icons, hue, view: name, seed }));
  }
  const [middle, last] = pick(random, [
    ["detail", "lifestyle"],
    ["podium", "gift"],
    ["lifestyle", "podium"],
    ["detail", "flatlay"],
  ] as const);
  return (["studio", middle, last] as const).map((scene) => ({ kind: "goods", icons, hue, scene, seed, tints }));
}

function liveView({ icons, hue, seed: filmSeed }: Film): Picture {
  const seed = Math.floor(filmSeed / LIVE_VIEWS);
  switch (filmSeed % LIVE_VIEWS) {
    case 0:
      return { kind: "still", still: "live", icons, hue, seed };
    case 1:
      return { kind: "still", still: "video", icons, hue, seed };
    case 2:
      return { kind: "shop", view: "booth", icons, hue, seed, sign: "" };
    default:
      return { kind: "goods", scene: "shelf", icons, hue, seed, tints: [] };
  }
}

function cameraMove(seed: number, index: number): { from: Framing; to: Framing } {
  const random = seeded(`move${seed}.${index}`);
  const wide = { zoom: 1.03, x: 0.5, y: 0.5 };
  const close = { zoom: 1.26, x: between(random, 0.44, 0.56), y: between(random, 0.48, 0.58) };
  const across = { from: { zoom: 1.18, x: 0.43, y: 0.52 }, to: { zoom: 1.18, x: 0.57, y: 0.52 } };
  if (index === 0) return { from: wide, to: close };
  return pick(random, [{ from: close, to: wide }, { from: wide, to: close }, across]);
}

const Mp4 = z.instanceof(Uint8Array);

function encodeInWorker(script: Script): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./film-worker.ts", import.meta.url), { workerData: script });
    worker.once("message", (message) => {
      const film = Mp4.safeParse(message);
      if (film.success) resolve(film.data);
      else reject(new TypeError("the film worker sent no film", { cause: film.error }));
    });
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`the film worker ended with code ${code} and no film`)));
  });
}
