import { makeAmbience } from "./ambience.ts";
import { categoryTile } from "./category-tile.ts";
import { marketHall } from "./halls/facades.ts";
import { floorPlan } from "./halls/plan.ts";
import { licence } from "./licence.ts";
import type { Picture } from "./parse-path.ts";
import { banner } from "./places/banners.ts";
import { factory } from "./places/factory.ts";
import { loading } from "./places/loading.ts";
import type { Setting } from "./places/setting.ts";
import { booth, facade } from "./places/shop.ts";
import { still } from "./places/stills.ts";
import { GOODS_SCENES } from "./scenes/goods.ts";
import { seeded } from "./seeded.ts";
import { Sheet } from "./sheet.ts";
import { loadSprite, type Sprite } from "./sprite.ts";
import type { Tint } from "./tints.ts";

type PictureOf<Kind extends Picture["kind"]> = Extract<Picture, { kind: Kind }>;

/** SVG, `pixels` wide; undefined when an icon is missing. */
export async function drawPicture(picture: Picture, pixels: number): Promise<string | undefined> {
  switch (picture.kind) {
    case "goods":
      return drawGoods(picture, pixels);
    case "licence": {
      const sheet = new Sheet(900, 1200);
      return sheet.svg(licence(sheet, seeded(`licence${picture.seed}`), picture.hue), pixels);
    }
    case "market": {
      const sheet = new Sheet(1600, 900);
      return sheet.svg(marketHall(sheet, picture.market), pixels);
    }
    case "plan": {
      const sheet = new Sheet(1200, 900);
      return sheet.svg(floorPlan(sheet, picture.market), pixels);
    }
    default:
      return drawScenery(picture, pixels);
  }
}

async function drawGoods(picture: PictureOf<"goods">, pixels: number): Promise<string | undefined> {
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

/** Sprites of all icons, the first one in the tint; undefined when an icon is missing. */
async function loadSprites(icons: readonly string[], pixels: number, tint?: Tint): Promise<[Sprite, ...Sprite[]] | undefined> {
  const found = await Promise.all(icons.map((icon, i) => loadSprite(icon, i === 0 ? tint : undefined, pixels)));
  const [hero, ...others] = found.filter((sprite) => sprite !== undefined);
  return hero && others.length === icons.length - 1 ? [hero, ...others] : undefined;
}

type SceneryPicture = PictureOf<"shop" | "factory" | "loading" | "category" | "banner" | "still">;

async function drawScenery(picture: SceneryPicture, pixels: number): Promise<string | undefined> {
  const { width, height, reach, draw } = chooseScenery(picture);
  const goods = await loadSprites(picture.icons, reach * pixels);
  if (!goods) return undefined;
  const random = seeded(`${picture.kind}${picture.icons.join()}${picture.kind === "category" ? "" : picture.seed}`);
  const sheet = new Sheet(width, height);
  return sheet.svg(draw({ sheet, random, ambience: makeAmbience(picture.hue, goods[0].look, random), goods }), pixels);
}

/** `width`, `height`: in units of the sheet. `reach`: side of the largest sprite, as a share of the width. */
type Scenery = { width: number; height: number; reach: number; draw: (setting: Setting) => string };

function chooseScenery(picture: SceneryPicture): Scenery {
  switch (picture.kind) {
    case "shop": {
      const view = picture.view === "booth" ? booth : facade;
      return { width: 1200, height: 900, reach: 0.22, draw: (setting) => view(setting, picture.sign) };
    }
    case "factory":
      return { width: 1200, height: 900, reach: 0.25, draw: (setting) => factory(setting, picture.view) };
    case "loading":
      return { width: 1200, height: 900, reach: 0.25, draw: (setting) => loading(setting, picture.view) };
    case "category":
      return { width: 1000, height: 1000, reach: 0.6, draw: (setting) => categoryTile(setting, picture.hue, picture.level) };
    case "banner": {
      const size =
        picture.shape === "wide" ? { width: 1400, height: 600, reach: 0.29 } : { width: 800, height: 1000, reach: 0.46 };
      return { ...size, draw: (setting) => banner(setting, picture.shape) };
    }
    case "still":
      return { width: 1600, height: 900, reach: 0.38, draw: (setting) => still(setting, picture.still) };
  }
}
