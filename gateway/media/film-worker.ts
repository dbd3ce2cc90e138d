import { parentPort, workerData } from "node:worker_threads";
import encoding from "h264-mp4-encoder";
import type { Framing, Script, Shot } from "./film.ts";

/** Tried in turn until the film fits BYTES_MAX. 10 looks best, 51 is smallest; gradients show no blocks up to 29. */
const QUANTIZERS = [29, 32, 36, 40];
const BYTES_MAX = 380_000;
const SPEED = 5;
const DISSOLVE_FRAMES = 9;

const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
const clamp = (value: number, max: number): number => Math.min(max, Math.max(0, value));
const eased = (share: number): number => share - Math.sin(2 * Math.PI * share) / (2 * Math.PI) / 2;

/** Blends a part of the shot over the frame, by bilinear sampling, since slow moves would tremble without it. */
function blendOver(
  frame: Uint8Array,
  { width, height }: Script,
  { pixels, ...shot }: Shot,
  { zoom, x, y }: Framing,
  opacity: number,
): void {
  const step = shot.width / zoom / width;
  const left = clamp(x * shot.width - (width / 2) * step, shot.width - width * step);
  const top = clamp(y * shot.height - (height / 2) * step, shot.height - height * step);
  for (let row = 0; row < height; row++) {
    const v = clamp(top + row * step, shot.height - 1.001);
    const [line, down] = [Math.floor(v), v % 1];
    for (let column = 0; column < width; column++) {
      const u = clamp(left + column * step, shot.width - 1.001);
      const [cell, right] = [Math.floor(u), u % 1];
      const at = (line * shot.width + cell) * 3;
      const below = at + shot.width * 3;
      const to = (row * width + column) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const upper = mix(pixels[at + channel] ?? 0, pixels[at + 3 + channel] ?? 0, right);
        const lower = mix(pixels[below + channel] ?? 0, pixels[below + 3 + channel] ?? 0, right);
        frame[to + channel] = mix(frame[to + channel] ?? 0, mix(upper, lower, down), opacity);
      }
    }
  }
}

function framing({ from, to }: Shot, share: number): Framing {
  const at = eased(clamp(share, 1));
  return { zoom: mix(from.zoom, to.zoom, at), x: mix(from.x, to.x, at), y: mix(from.y, to.y, at) };
}

async function encode(script: Script, quantizationParameter: number): Promise<Uint8Array> {
  const { width, height, framesPerSecond, framesPerShot, shots } = script;
  const encoder = await encoding.createH264MP4Encoder();
  const groupOfPictures = framesPerShot * shots.length;
  Object.assign(encoder, { width, height, frameRate: framesPerSecond, quantizationParameter, speed: SPEED, groupOfPictures });
  encoder.initialize();
  const frame = new Uint8Array(width * height * 4);
  const length = framesPerShot + DISSOLVE_FRAMES;
  for (const [index, shot] of shots.entries()) {
    const previous = shots[index - 1];
    for (let time = 0; time < framesPerShot; time++) {
      const dissolving = previous !== undefined && time < DISSOLVE_FRAMES;
      if (dissolving) blendOver(frame, script, previous, framing(previous, (framesPerShot + time) / length), 1);
      blendOver(frame, script, shot, framing(shot, time / length), dissolving ? (time + 1) / (DISSOLVE_FRAMES + 1) : 1);
      encoder.addFrameRgba(frame);
    }
  }
  encoder.finalize();
  const bytes = encoder.FS.readFile(encoder.outputFilename);
  encoder.delete();
  return bytes;
}

async function encodeWithinLimit(script: Script): Promise<Uint8Array> {
  let bytes: Uint8Array = new Uint8Array();
  for (const quantizer of QUANTIZERS) {
    bytes = await encode(script, quantizer);
    if (bytes.length <= BYTES_MAX) break;
  }
  return bytes;
}

const script: Script = workerData;
parentPort?.postMessage(await encodeWithinLimit(script));
