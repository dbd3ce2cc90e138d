import type { Tint } from "./tints.ts";
import {
  type BannerShape,
  type FactoryView,
  type FilmSubject,
  ICONS_MAX,
  type LoadingView,
  type Market,
  type Scene,
  type ShopView,
  SIGN_LETTERS_MAX,
  type Still,
  TINTS_MAX,
} from "./views.ts";

/** A path says all that is drawn: `/media/goods/teddy-bear~balloon.28.trio.7.rojo` has icons, hue, scene, seed and tint. */
const mediaPath = (kind: string, parts: readonly (string | number)[]): string => `/media/${kind}/${parts.join(".")}`;

type Subject = { icon: string; more?: readonly string[]; hue: number };
type SeededSubject = Subject & { seed: number };

const joinIcons = ({ icon, more = [] }: Subject): string => [icon, ...more].slice(0, ICONS_MAX).join("~");

const joinTints = ({ tints = [] }: { tints?: readonly Tint[] }): string[] =>
  tints.length > 0 ? [tints.slice(0, TINTS_MAX).join("~")] : [];

export const goodsPicture = (goods: SeededSubject & { scene: Scene; tints?: readonly Tint[] }): string =>
  mediaPath("goods", [joinIcons(goods), goods.hue, goods.scene, goods.seed, ...joinTints(goods)]);

export const categoryPicture = (tile: Subject & { level: 1 | 2 | 3 }): string =>
  mediaPath("category", [joinIcons(tile), tile.hue, tile.level]);

export function shopPicture(shop: SeededSubject & { view: ShopView; sign?: string }): string {
  const letters = (shop.sign ?? "")
    .toUpperCase()
    .replace(/[^\p{Lu}0-9 &'-]/gu, "")
    .slice(0, SIGN_LETTERS_MAX)
    .trim();
  return mediaPath("shop", [joinIcons(shop), shop.hue, shop.view, shop.seed, ...(letters ? [encodeURIComponent(letters)] : [])]);
}

export const factoryPicture = (factory: SeededSubject & { view: FactoryView }): string =>
  mediaPath("factory", [joinIcons(factory), factory.hue, factory.view, factory.seed]);

/** A 4:3 picture that says "entorno de pruebas", since it stands for a photograph of the member's own goods. */
export const loadingPicture = (loading: SeededSubject & { view: LoadingView }): string =>
  mediaPath("loading", [joinIcons(loading), loading.hue, loading.view, loading.seed]);

export const licencePicture = ({ hue, seed }: { hue: number; seed: number }): string => mediaPath("licence", [hue, seed]);

export const marketPicture = (market: Market): string => mediaPath("market", [market]);

export const planPicture = (market: Market): string => mediaPath("plan", [market]);

/** `wide` (7:3) leaves the left two fifths free for text, `tall` (4:5) the upper half. */
export const bannerPicture = (banner: SeededSubject & { shape: BannerShape }): string =>
  mediaPath("banner", [joinIcons(banner), banner.hue, banner.shape, banner.seed]);

export const stillPicture = (subject: SeededSubject & { still: Still }): string =>
  mediaPath("still", [subject.still, joinIcons(subject), subject.hue, subject.seed]);

export const filmPath = (film: SeededSubject & { subject: FilmSubject; tints?: readonly Tint[] }): string =>
  `${mediaPath("clips", [film.subject, joinIcons(film), film.hue, film.seed, ...joinTints(film)])}.mp4`;
