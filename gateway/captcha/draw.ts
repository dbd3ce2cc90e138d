import sharp from "sharp";
import { between, pick, type Random } from "../media/seeded.ts";

export const WIDTH = 320;
export const HEIGHT = 160;
export const SIZE = 54;

export const NOTCH_SHADE = { rgb: [20, 33, 28], opacity: 0.58 };

const DEVICE_PIXEL_RATIO = 2;

const PIECE = "M1 12H15a7.5 7.5 0 1 1 13 0H42V26a7.5 7.5 0 1 1 0 13V53H1Z";

const SKIES = [
  ["#f9d9a8", "#ef9d77"],
  ["#bfe3ee", "#f3ecd2"],
  ["#c9d3f0", "#f6d3cb"],
  ["#d8efdc", "#f5e6b3"],
  ["#f2c3b4", "#8fb7c9"],
] as const;
const HILLS = ["#2f6f57", "#3d7d8c", "#7a5c86", "#8a6a3a", "#4e7a3a", "#356a9a"] as const;
const CRATES = ["#c2351f", "#0a6a4b", "#e0a52c", "#2d6fa8", "#8d4a86", "#d9793a", "#3d8f83"] as const;

const decimal = (value: number) => value.toFixed(1);

function hill(random: Random, base: number): string {
  const peaks = Array.from({ length: 4 }, (_, index) => {
    const x = (index + 0.5) * (WIDTH / 4) + between(random, -18, 18);
    return `S${decimal(x - 22)} ${decimal(base - between(random, 14, 46))} ${decimal(x)} ${decimal(base - between(random, 4, 34))}`;
  });
  return `<path d="M0 ${decimal(base)}${peaks.join("")}L${WIDTH} ${decimal(base - 12)}V${HEIGHT}H0Z" fill="${pick(random, HILLS)}" opacity="${decimal(between(random, 0.55, 0.95))}"/>`;
}

function stack(random: Random, x: number): string {
  const count = Math.floor(between(random, 1, 5));
  return Array.from({ length: count }, (_, level) => {
    const [width, height] = [between(random, 26, 40), between(random, 14, 19)];
    const [left, top] = [x + between(random, -4, 4), HEIGHT - 4 - (level + 1) * 17];
    const ribs = [0.2, 0.4, 0.6, 0.8]
      .map((part) => `M${decimal(left + width * part)} ${decimal(top + 3)}v${decimal(height - 6)}`)
      .join("");
    return (
      `<rect x="${decimal(left)}" y="${decimal(top)}" width="${decimal(width)}" height="${decimal(height)}" rx="1.5" fill="${pick(random, CRATES)}"/>` +
      `<path d="${ribs}" stroke="#000" stroke-opacity=".22" stroke-width="1.4"/>`
    );
  }).join("");
}

/** Random hills and containers, full of edges, so that the notch is hard to detect. */
function scene(random: Random): string {
  const [above, below] = pick(random, SKIES);
  const hills = [92, 116, 138].map((base) => hill(random, base)).join("");
  const stacks = Array.from({ length: 8 }, (_, index) => stack(random, index * 40 + between(random, -6, 10))).join("");
  return (
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>` +
    `<circle cx="${decimal(between(random, 30, 290))}" cy="${decimal(between(random, 22, 60))}" r="${decimal(between(random, 12, 24))}" fill="#fff6dc" opacity=".9"/>` +
    `${hills}${stacks}`
  );
}

async function picture(content: string, [left, top, width, height]: [number, number, number, number]): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * DEVICE_PIXEL_RATIO}" height="${height * DEVICE_PIXEL_RATIO}" viewBox="${left} ${top} ${width} ${height}">${content}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).webp({ quality: 82, effort: 1 }).toBuffer();
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}

export async function drawPuzzle(random: Random, { x, y }: { x: number; y: number }) {
  const behind = scene(random);
  const notch = `<path transform="translate(${x} ${y})" d="${PIECE}" fill="rgb(${NOTCH_SHADE.rgb})" fill-opacity="${NOTCH_SHADE.opacity}" stroke="#fff" stroke-opacity=".75"/>`;
  const cut =
    `<clipPath id="cut"><path transform="translate(${x} ${y})" d="${PIECE}"/></clipPath><g clip-path="url(#cut)">${behind}</g>` +
    `<path transform="translate(${x} ${y})" d="${PIECE}" fill="none" stroke="#fff" stroke-width="1.6"/>`;
  const [background, piece] = await Promise.all([
    picture(behind + notch, [0, 0, WIDTH, HEIGHT]),
    picture(cut, [x, y, SIZE, SIZE]),
  ]);
  return { background, piece };
}
