/** Compositions of a product's picture. `colours` shows every tint; `duo`, `trio`, `flatlay`, `gift` and `shelf` several; the others the first. */
export const SCENES = [
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
export const SHOP_VIEWS = ["booth", "facade"] as const;
export const FACTORY_VIEWS = ["line", "racks", "showroom", "workshop"] as const;
export const LOADING_VIEWS = ["cartons", "container", "sealed"] as const;
export const BANNER_SHAPES = ["wide", "tall"] as const;
export const STILLS = ["live", "video", "article"] as const;
export const FILM_SUBJECTS = ["goods", "factory", "live"] as const;
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
export type ShopView = (typeof SHOP_VIEWS)[number];
export type FactoryView = (typeof FACTORY_VIEWS)[number];
export type LoadingView = (typeof LOADING_VIEWS)[number];
export type BannerShape = (typeof BANNER_SHAPES)[number];
export type Still = (typeof STILLS)[number];
export type FilmSubject = (typeof FILM_SUBJECTS)[number];
export type Market = (typeof MARKETS)[number];

export const ICONS_MAX = 4;
export const TINTS_MAX = 8;
export const SIGN_LETTERS_MAX = 14;
