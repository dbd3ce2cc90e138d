import { makeAmbience } from "./ambience.ts";
import { hall } from "./halls/hall.ts";
import { floorPlan } from "./halls/plan.ts";
import { licence } from "./licence.ts";
import type { Picture } from "./paths.ts";
import { factory } from "./places/factory.ts";
import type { Place } from "./places/furniture.ts";
import { loading } from "./places/loading.ts";
import { booth, facade } from "./places/shop.ts";
import { GOODS_SCENES } from "./scenes/goods.ts";
import { seeded } from "./seeded.ts";
import { Sheet } from "./sheet.ts";
import { loadSprite, type Sprite } from "./sprite.ts";
import { avatar, categoryTile } from "./tiles.ts";
import type { Tint } from "./tints.ts";
import { banner, still } from "./wide.ts";

type Sprites = [Sprite, ...Sprite[]];
type Of<Kind extends Picture["kind"]> = Extract<Picture, { kind: Kind }>;

/** The first one is tinted; undefined when an icon is missing. */
async function loadSprites(icons: readonly string[], pixels: number, tint?: Tint): Promise<Sprites | undefined> {
  const found = await Promise.all(icons.map((icon, i) => loadSprite(icon, i === 0 ? tint : undefined, pixels)));
  const [hero, ...others] = found.filter((sprite) => sprite !== undefined);
  return hero && others.length === icons.length - 1 ? [hero, ...others] : undefined;
}

async function goodsDrawing(picture: Of<"goods">, pixels: number): Promise<string | undefined> {
  const { draw, reach } = GOODS_SCENES[picture.scene];
  const [icon = ""] = picture.icons;
  const sprites = await loadSprites(picture.icons, reach * pixels, picture.tints[0]);
  const tinted = await Promise.all(picture.tints.map((tint) => loadSprite(icon, tint, reach * pixels)));
  if (!sprites) return undefined;
  const [hero, ...others] = sprites;
  const variants = tinted.filter((sprite) => sprite !== undefined);
  const random = seeded(`${icon}${picture.seed}`);
  const sheet = new Sheet(1000, 1000);
  const ambience = makeAmbience(picture.hue, hero.look, random);
  return sheet.svg(draw({ sheet, random, ambience, hero, others, variants: variants.length ? variants : [hero] }), pixels);
}

type Scenery = { width: number; height: number; reach: number; draw: (place: Place) => string };

/** `width`, `height`: in units; `reach`: side of the largest sprite, as a share of the width. */
function chooseScenery(picture: Of<"shop" | "factory" | "loading" | "category" | "avatar" | "banner" | "still">): Scenery {
  switch (picture.kind) {
    case "shop": {
      const view = picture.view === "booth" ? booth : facade;
      return { width: 1200, height: 900, reach: 0.22, draw: (place) => view(place, picture.sign) };
    }
    case "factory":
      return { width: 1200, height: 900, reach: 0.25, draw: (place) => factory(place, picture.view) };
    case "loading":
      return { width: 1200, height: 900, reach: 0.25, draw: (place) => loading(place, picture.view) };
    case "category":
      return { width: 1000, height: 1000, reach: 0.6, draw: (place) => categoryTile(place, picture.hue, picture.level) };
    case "avatar":
      return { width: 1000, height: 1000, reach: 0.47, draw: avatar };
    case "banner": {
      const size =
        picture.shape === "wide" ? { width: 1400, height: 600, reach: 0.29 } : { width: 800, height: 1000, reach: 0.46 };
      return { ...size, draw: (place) => banner(place, picture.shape) };
    }
    case "still":
      return { width: 1600, height: 900, reach: 0.38, draw: (place) => still(place, picture.still) };
  }
}

async function sceneryDrawing(picture: Parameters<typeof chooseScenery>[0], pixels: number): Promise<string | undefined> {
  const { width, height, reach, draw } = chooseScenery(picture);
  const goods = await loadSprites(picture.icons, reach * pixels);
  if (!goods) return undefined;
  const random = seeded(`${picture.kind}${picture.icons.join()}${"seed" in picture ? picture.seed : ""}`);
  const sheet = new Sheet(width, height);
  return sheet.svg(draw({ sheet, random, ambience: makeAmbience(picture.hue, goods[0].look, random), goods }), pixels);
}

/** SVG, `pixels` wide; undefined when an icon is missing. */
export async function drawPicture(picture: Picture, pixels: number): Promise<string | undefined> {
  switch (picture.kind) {
    case "goods":
      return goodsDrawing(picture, pixels);
    case "licence": {
      const sheet = new Sheet(900, 1200);
      return sheet.svg(licence(sheet, seeded(`licence${picture.seed}`), picture.hue), pixels);
    }
    case "market": {
      const sheet = new Sheet(1600, 900);
      return sheet.svg(hall(sheet, picture.market), pixels);
    }
    case "plan": {
      const sheet = new Sheet(1200, 900);
      return sheet.svg(floorPlan(sheet, picture.market), pixels);
    }
    default:
      return sceneryDrawing(picture, pixels);
  }
}
