import { z } from "zod";
import { isTint, type Tint } from "./tints.ts";

/** `colours` shows every tint, the others the first. */
const SCENES = [
  "studio",
  "duo",
  "trio",
  "flatlay",
  "podium",
  "gift",
  "shelf",
  "detail",
  "lifestyle",
  "colours",
  "scale",
  "blister",
] as const;
const SHOP_VIEWS = ["booth", "facade"] as const;
const FACTORY_VIEWS = ["line", "racks", "showroom", "workshop"] as const;
export const LOADING_VIEWS = ["cartons", "container", "sealed"] as const;
const BANNER_SHAPES = ["wide", "tall"] as const;
const STILLS = ["live", "video", "article"] as const;
const CLIP_SUBJECTS = ["goods", "factory", "live"] as const;
/** `digital`: Digital World Trade Centre; the others are keys of specification 14.2. */
export const MARKETS = [
  "District_1",
  "District_1-East",
  "District_2",
  "District_2-East",
  "District_3",
  "District_4",
  "District_5",
  "hy",
  "sc",
  "digital",
] as const;

export type Scene = (typeof SCENES)[number];
type ShopView = (typeof SHOP_VIEWS)[number];
export type FactoryView = (typeof FACTORY_VIEWS)[number];
export type LoadingView = (typeof LOADING_VIEWS)[number];
export type BannerShape = (typeof BANNER_SHAPES)[number];
export type Still = (typeof STILLS)[number];
type ClipSubject = (typeof CLIP_SUBJECTS)[number];
export type Market = (typeof MARKETS)[number];

const ICONS_MAX = 4;
const TINTS_MAX = 8;
const SIGN_LETTERS_MAX = 14;
const PATH_CHARACTERS_MAX = 320;

const list = (max: number) =>
  z
    .string()
    .transform((text) => text.split("~"))
    .pipe(
      z
        .array(z.string().regex(/^[a-z0-9-]{1,48}$/))
        .min(1)
        .max(max),
    );
// No leading zeros: one address per picture.
const whole = (max: number) =>
  z
    .string()
    .regex(/^(0|[1-9]\d{0,8})$/)
    .transform(Number)
    .pipe(z.number().max(max));
const Icons = list(ICONS_MAX);
const Tints = list(TINTS_MAX).pipe(z.array(z.custom<Tint>((value) => typeof value === "string" && isTint(value))));
const Hue = whole(359);
const Seed = whole(999_999_999);
const Level = whole(3).pipe(z.number().min(1));
const Sign = z.string().regex(/^[\p{Lu}0-9 &'-]{1,14}$/u);

const Goods = z
  .tuple([Icons, Hue, z.enum(SCENES), Seed, Tints.optional()])
  .transform(([icons, hue, scene, seed, tints = []]) => ({ kind: "goods" as const, icons, hue, scene, seed, tints }));
const Shop = z
  .tuple([Icons, Hue, z.enum(SHOP_VIEWS), Seed, Sign.optional()])
  .transform(([icons, hue, view, seed, sign = ""]) => ({ kind: "shop" as const, icons, hue, view, seed, sign }));
const Category = z
  .tuple([Icons, Hue, Level])
  .transform(([icons, hue, level]) => ({ kind: "category" as const, icons, hue, level }));
const Avatar = z.tuple([Icons, Hue, Seed]).transform(([icons, hue, seed]) => ({ kind: "avatar" as const, icons, hue, seed }));
const Factory = z
  .tuple([Icons, Hue, z.enum(FACTORY_VIEWS), Seed])
  .transform(([icons, hue, view, seed]) => ({ kind: "factory" as const, icons, hue, view, seed }));
const Loading = z
  .tuple([Icons, Hue, z.enum(LOADING_VIEWS), Seed])
  .transform(([icons, hue, view, seed]) => ({ kind: "loading" as const, icons, hue, view, seed }));
const Banner = z
  .tuple([Icons, Hue, z.enum(BANNER_SHAPES), Seed])
  .transform(([icons, hue, shape, seed]) => ({ kind: "banner" as const, icons, hue, shape, seed }));
const StillPicture = z
  .tuple([z.enum(STILLS), Icons, Hue, Seed])
  .transform(([still, icons, hue, seed]) => ({ kind: "still" as const, still, icons, hue, seed }));
const Licence = z.tuple([Hue, Seed]).transform(([hue, seed]) => ({ kind: "licence" as const, hue, seed }));
const MarketHall = z.tuple([z.enum(MARKETS)]).transform(([market]) => ({ kind: "market" as const, market }));
const Plan = z.tuple([z.enum(MARKETS)]).transform(([market]) => ({ kind: "plan" as const, market }));
const Clip = z
  .tuple([z.enum(CLIP_SUBJECTS), Icons, Hue, Seed])
  .transform(([subject, icons, hue, seed]) => ({ kind: "clip" as const, subject, icons, hue, seed }));

const schemas = {
  goods: Goods,
  category: Category,
  shop: Shop,
  avatar: Avatar,
  factory: Factory,
  loading: Loading,
  licence: Licence,
  market: MarketHall,
  plan: Plan,
  banner: Banner,
  still: StillPicture,
};

/** `icons`: names in the fluent-emoji set or of own drawings; `hue`: HSL degrees. */
export type Picture = z.output<(typeof schemas)[keyof typeof schemas]>;
export type Film = z.output<typeof Clip>;

const isKind = (word: string): word is keyof typeof schemas => Object.hasOwn(schemas, word);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return "";
    throw error;
  }
}

export function parsePicture(path: string): Picture | undefined {
  const [, word = "", rest = ""] = /^\/media\/([a-z]+)\/([^/]+)$/.exec(path.slice(0, PATH_CHARACTERS_MAX)) ?? [];
  return isKind(word) ? schemas[word].safeParse(decoded(rest).split(".")).data : undefined;
}

export function parseClip(path: string): Film | undefined {
  const [, rest = ""] = /^\/media\/clips\/([^/]+)\.mp4$/.exec(path.slice(0, PATH_CHARACTERS_MAX)) ?? [];
  return Clip.safeParse(rest.split(".")).data;
}

type Things = { icon: string; more?: readonly string[]; hue: number };
type Seeded = Things & { seed: number };

const joinIcons = ({ icon, more = [] }: Things): string => [icon, ...more].slice(0, ICONS_MAX).join("~");
const mediaPath = (kind: string, parts: readonly (string | number)[]): string => `/media/${kind}/${parts.join(".")}`;

/** 1:1. `tints`: slugs of `findTint`. */
export const goodsPicture = (goods: Seeded & { scene: Scene; tints?: readonly Tint[] }): string =>
  mediaPath("goods", [
    joinIcons(goods),
    goods.hue,
    goods.scene,
    goods.seed,
    ...(goods.tints?.length ? [goods.tints.slice(0, TINTS_MAX).join("~")] : []),
  ]);

/** 1:1. Level 1: top category. */
export const categoryPicture = (tile: Things & { level: 1 | 2 | 3 }): string =>
  mediaPath("category", [joinIcons(tile), tile.hue, tile.level]);

/** 4:3, at most 14 letters on the sign. */
export function shopPicture(shop: Seeded & { view: ShopView; sign?: string }): string {
  const letters = (shop.sign ?? "")
    .toUpperCase()
    .replace(/[^\p{Lu}0-9 &'-]/gu, "")
    .slice(0, SIGN_LETTERS_MAX)
    .trim();
  return mediaPath("shop", [joinIcons(shop), shop.hue, shop.view, shop.seed, ...(letters ? [encodeURIComponent(letters)] : [])]);
}

export const avatarPicture = (shop: Seeded): string => mediaPath("avatar", [joinIcons(shop), shop.hue, shop.seed]);

export const factoryPicture = (factory: Seeded & { view: FactoryView }): string =>
  mediaPath("factory", [joinIcons(factory), factory.hue, factory.view, factory.seed]);

/** 4:3, with a visible staging mark. */
export const loadingPicture = (loading: Seeded & { view: LoadingView }): string =>
  mediaPath("loading", [joinIcons(loading), loading.hue, loading.view, loading.seed]);

export const licencePicture = ({ hue, seed }: { hue: number; seed: number }): string => mediaPath("licence", [hue, seed]);

export const marketPicture = (market: Market): string => mediaPath("market", [market]);

export const planPicture = (market: Market): string => mediaPath("plan", [market]);

/** `wide` (7:3): left two fifths free for text; `tall` (4:5): upper half. */
export const bannerPicture = (banner: Seeded & { shape: BannerShape }): string =>
  mediaPath("banner", [joinIcons(banner), banner.hue, banner.shape, banner.seed]);

export const stillPicture = (subject: Seeded & { still: Still }): string =>
  mediaPath("still", [subject.still, joinIcons(subject), subject.hue, subject.seed]);

export const clip = (film: Seeded & { subject: ClipSubject }): string =>
  `${mediaPath("clips", [film.subject, joinIcons(film), film.hue, film.seed])}.mp4`;
