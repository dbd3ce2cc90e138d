import { isOwn } from "../media/icons.ts";
import { clip, goodsPicture, type Scene, stillPicture } from "../media/paths.ts";
import { findTint, type Tint } from "../media/tints.ts";
import type { Draft } from "./seed-draft.ts";
import { below, cyclicItem } from "./seed-random.ts";
import type { ProductSeed } from "./seed-rows.ts";

const COVERS: readonly Scene[] = ["studio", "podium", "duo", "lifestyle", "trio", "flatlay"];
const GALLERY: readonly Scene[] = ["studio", "lifestyle", "trio", "gift", "podium", "duo", "flatlay", "shelf"];
const HANGING_GRAMS = 250;
const VIDEO_SHARE = 0.15;
export const CLIP_SECONDS = 5;

const HUE_STEPS = [0, 42, -38, 150, 14, -70, 95, 200, -16];

const findTints = (colors: readonly string[]): Tint[] => colors.map(findTint).filter((tint) => tint !== undefined);

function shownColour({ kind, round, material, detail }: Draft): string[] {
  if (!isOwn(kind.good.icon)) return [];
  const own = `${material} ${detail}`.split(" ").find((word) => findTint(word) !== undefined);
  if (own) return [own];
  return kind.good.colors.length > 0 ? [cyclicItem(kind.good.colors, round)] : [];
}

function sharedFields(draft: Draft) {
  const { kind, round } = draft;
  const { icon } = kind.good;
  const hue = (kind.top.hue + cyclicItem(HUE_STEPS, kind.index * 4 + round) + 360) % 360;
  return { icon, hue, seed: draft.number };
}

export type Pictures = Pick<ProductSeed, "images" | "detail_images" | "video"> & { byColor: Map<string, string> };

export function makePictures(draft: Draft): Pictures {
  const { kind, round, random, colors, number } = draft;
  const set = sharedFields(draft);
  const tints = findTints(colors.length > 0 ? colors : shownColour(draft));
  const cover = cyclicItem(COVERS, kind.index + round);
  const others = GALLERY.filter((scene) => scene !== cover);
  const from = below(random, others.length);
  const count = 2 + below(random, tints.length > 1 ? 3 : 4);
  const scenes = [
    cover,
    ...(tints.length > 1 ? (["colours"] as const) : []),
    ...Array.from({ length: count }, (_, i) => cyclicItem(others, from + i)),
  ];
  const hanging: Scene[] = kind.good.grams[1] <= HANGING_GRAMS ? ["blister"] : [];
  const details: Scene[] = ["detail", "scale", ...hanging, ...(tints.length > 1 ? (["shelf"] as const) : [])];
  const film = clip({ ...set, subject: "goods" });
  return {
    images: scenes.map((scene) => goodsPicture({ ...set, scene, tints })),
    detail_images: details.map((scene) => goodsPicture({ ...set, scene, tints, seed: number + 7 })),
    byColor: new Map(
      colors.map((color) => [color, goodsPicture({ ...set, scene: "studio", tints: findTints([color]), seed: number + 3 })]),
    ),
    video: random() < VIDEO_SHARE ? { url: film, cover: stillPicture({ ...set, still: "video" }), duration: CLIP_SECONDS } : null,
  };
}
