import { cyclicItem } from "../cyclic-item.ts";
import { isOwnDrawing } from "../media/icons.ts";
import { filmPath, goodsPicture } from "../media/paths.ts";
import { findTint, type Tint } from "../media/tints.ts";
import type { Scene } from "../media/views.ts";
import type { Draft } from "./seed-draft.ts";
import { below } from "./seed-random.ts";
import type { ProductSeed } from "./seed-rows.ts";
import type { Good } from "./vocabulary.ts";

const COVERS: readonly Scene[] = ["studio", "podium", "duo", "lifestyle", "trio"];
const GALLERY: readonly Scene[] = ["studio", "lifestyle", "trio", "gift", "podium", "duo", "flatlay", "shelf"];
const HANGING_GRAMS = 250;
const VIDEO_SHARE = 0.15;
export const FILM_SECONDS = 5;

const HUE_STEPS = [0, 42, -38, 150, 14, -70, 95, 200, -16];

const findTints = (colors: readonly string[]): Tint[] => colors.map(findTint).filter((tint) => tint !== undefined);

export const iconFor = ({ icon, iconsByDetail }: Good, detail: string): string => iconsByDetail[detail] ?? icon;

const WOODEN =
  /^de (?:marco en )?(madera|bambú|mimbre|ratán|corcho)(?!.*( y |MDF|lacad|forrad|pintad|laminad|sintétic))|^con mango de madera remachada$/;
const NATURAL: Tint = "madera";

const TINTED_OTHER_THAN_MATERIAL = [
  "own--laptop-stand",
  "own--phone-stand",
  "own--table-lamp",
  "own--candle-holder",
  "santa-claus",
];

const isWooden = ({ kind, material, detail }: Draft): boolean =>
  !TINTED_OTHER_THAN_MATERIAL.includes(kind.good.icon) && [material, detail].some((words) => WOODEN.test(words));

/** The colour that takes the place of the main one in a drawing of the gateway's own: what material or detail says, else one of the kind's. Empty for other pictures and without a colour. */
function replacementColor({ kind, round, material, detail }: Draft): string[] {
  if (!isOwnDrawing(iconFor(kind.good, detail))) return [];
  const [withoutParts = ""] = `${material} ${detail}`.split(" con ");
  const colorWord = withoutParts
    .split(" ")
    .map((word) => word.replace(/(blanc|negr|roj|dorad|platead)as?$/, "$1o"))
    .find((word) => findTint(word) !== undefined);
  if (colorWord) return [colorWord];
  return kind.good.colors.length > 0 ? [cyclicItem(kind.good.colors, round)] : [];
}

function sharedFields(draft: Draft) {
  const { kind, round, detail } = draft;
  const icon = iconFor(kind.good, detail);
  const hue = (kind.top.hue + cyclicItem(HUE_STEPS, kind.index * 4 + round) + 360) % 360;
  return { icon, hue, seed: draft.number };
}

export type Pictures = Pick<ProductSeed, "images" | "detail_images" | "video"> & { byColor: Map<string, string> };

export function makePictures(draft: Draft): Pictures {
  const { kind, round, random, colors, number } = draft;
  const shared = sharedFields(draft);
  const tints = isWooden(draft) ? [NATURAL] : findTints(colors.length > 0 ? colors : replacementColor(draft));
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
  const film = filmPath({ ...shared, subject: "goods", tints });
  const firstShot = goodsPicture({ ...shared, scene: "studio", tints });
  return {
    images: scenes.map((scene) => goodsPicture({ ...shared, scene, tints })),
    detail_images: details.map((scene) => goodsPicture({ ...shared, scene, tints, seed: number + 7 })),
    byColor: new Map(
      colors.map((color) => [color, goodsPicture({ ...shared, scene: "studio", tints: findTints([color]), seed: number + 3 })]),
    ),
    video: random() < VIDEO_SHARE ? { url: film, cover: firstShot, duration: FILM_SECONDS } : null,
  };
}
