import { z } from "zod";
import { isTint, type Tint } from "./tints.ts";
import {
  BANNER_SHAPES,
  FACTORY_VIEWS,
  FILM_SUBJECTS,
  ICONS_MAX,
  LOADING_VIEWS,
  MARKETS,
  SCENES,
  SHOP_VIEWS,
  STILLS,
  TINTS_MAX,
} from "./views.ts";

const PATH_CHARACTERS_MAX = 320;

const slugs = (max: number) =>
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
const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^(0|[1-9]\d{0,8})$/)
    .transform(Number)
    .pipe(z.number().max(max));
const Icons = slugs(ICONS_MAX);
const Tints = slugs(TINTS_MAX).pipe(z.array(z.custom<Tint>((value) => typeof value === "string" && isTint(value))));
const Hue = wholeNumber(359);
const Seed = wholeNumber(999_999_999);
const Level = wholeNumber(3).pipe(z.number().min(1));
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
const Film = z
  .tuple([z.enum(FILM_SUBJECTS), Icons, Hue, Seed, Tints.optional()])
  .transform(([subject, icons, hue, seed, tints = []]) => ({ subject, icons, hue, seed, tints }));

const schemas = {
  goods: Goods,
  category: Category,
  shop: Shop,
  factory: Factory,
  loading: Loading,
  licence: Licence,
  market: MarketHall,
  plan: Plan,
  banner: Banner,
  still: StillPicture,
};

/** `icons`: names in the fluent-emoji set or of own drawings. `hue`: HSL degrees. `seed`: of random numbers. */
export type Picture = z.output<(typeof schemas)[keyof typeof schemas]>;
export type Film = z.output<typeof Film>;

const isKind = (word: string): word is keyof typeof schemas => Object.hasOwn(schemas, word);

export function parsePicture(path: string): Picture | undefined {
  const [, kind = "", rest = ""] = /^\/media\/([a-z]+)\/([^/]+)$/.exec(path.slice(0, PATH_CHARACTERS_MAX)) ?? [];
  return isKind(kind) ? schemas[kind].safeParse(decode(rest).split(".")).data : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return "";
    throw error;
  }
}

export function parseFilm(path: string): Film | undefined {
  const [, rest = ""] = /^\/media\/clips\/([^/]+)\.mp4$/.exec(path.slice(0, PATH_CHARACTERS_MAX)) ?? [];
  return Film.safeParse(rest.split(".")).data;
}
