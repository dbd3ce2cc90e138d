import type { Scene } from "../views.ts";
import { blister } from "./blister.ts";
import { colours } from "./colours.ts";
import type { Composition } from "./composition.ts";
import { detail } from "./detail.ts";
import { dimensions } from "./dimensions.ts";
import { duo } from "./duo.ts";
import { flatlay } from "./flatlay.ts";
import { gift } from "./gift.ts";
import { lifestyle } from "./lifestyle.ts";
import { podium } from "./podium.ts";
import { shelf } from "./shelf.ts";
import { studio } from "./studio.ts";
import { trio } from "./trio.ts";

/** `reach`: side of the largest sprite, as a share of the picture's width. */
export const GOODS_SCENES: Record<Scene, { draw: Composition; reach: number }> = {
  studio: { draw: studio, reach: 0.64 },
  duo: { draw: duo, reach: 0.52 },
  trio: { draw: trio, reach: 0.42 },
  flatlay: { draw: flatlay, reach: 0.47 },
  podium: { draw: podium, reach: 0.5 },
  gift: { draw: gift, reach: 0.47 },
  shelf: { draw: shelf, reach: 0.32 },
  detail: { draw: detail, reach: 1.2 },
  lifestyle: { draw: lifestyle, reach: 0.52 },
  colours: { draw: colours, reach: 0.42 },
  scale: { draw: dimensions, reach: 0.56 },
  blister: { draw: blister, reach: 0.45 },
};
