import { pick, type Random, seeded } from "../media/seeded.ts";
import { daysBefore } from "../product/seed-dates.ts";
import { below } from "../product/seed-random.ts";
import { shopPicturesOf } from "./seed-pictures.ts";
import { addressOf, placeOf } from "./seed-place.ts";
import { isClosed, isFactory, shopCount, shopId, tradeOf } from "./seed-trades.ts";
import { introductionOf, shopNameOf } from "./seed-words.ts";
import { shopVocabulary } from "./vocabulary.ts";

/** Without derived columns (trade_id, total, document). */
export type ShopSeed = {
  id: number;
  status: "open" | "closed";
  name: string;
  cover: string;
  address: string;
  /** Building, floor, booth. */
  location: string;
  /** Specification 14.2, East sub-areas included. */
  district: string;
  factory: boolean;
  /** Year. */
  since: number;
  introduction: string;
  contacts: string;
  email: string;
  telephone: string;
  licence_images: string[];
  main_images: string[];
  secondary_images: string[];
  about_images: string[];
  header_images: string[];
  showcase_images: string[];
  /** Null: no customer service. */
  chat_user_id: string | null;
  rank: number;
  updated_at: string;
};

/** Specification 14.4; others are older. */
const OPENED: Record<string, number> = {
  "District_1-East": 2016,
  District_2: 2004,
  "District_2-East": 2023,
  District_3: 2005,
  District_5: 2011,
  hy: 2011,
};
const FIRST_YEAR = 2003;
const LAST_YEAR = 2025;

const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");

/** Unreachable addresses and numbers. */
function contactOf(name: string, random: Random): Pick<ShopSeed, "contacts" | "email" | "telephone"> {
  return {
    contacts: pick(random, shopVocabulary().contacts),
    email: `ventas@${slugOf(name)}.example`,
    telephone: `+86 579 0${String(below(random, 1000)).padStart(3, "0")} ${String(below(random, 10_000)).padStart(4, "0")}`,
  };
}

function shopOf(number: number): ShopSeed {
  const random = seeded(`shop:${number}`);
  const trade = tradeOf(number);
  const name = shopNameOf(number, trade);
  const place = placeOf(trade.top, random);
  const opened = OPENED[trade.top.market] ?? FIRST_YEAR;
  const since = opened + below(random, LAST_YEAR - opened + 1);
  const factory = isFactory(number);
  return {
    id: shopId(number),
    status: isClosed(number) ? "closed" : "open",
    name,
    address: addressOf(place, factory, random),
    location: `${place.name.charAt(0).toUpperCase()}${place.name.slice(1)}, piso ${place.floor}, local ${place.booth}`,
    district: place.district,
    factory,
    since,
    introduction: introductionOf({ number, name, trade, place, since }, random),
    ...contactOf(name, random),
    ...shopPicturesOf(number, name, trade, random),
    chat_user_id: number % 8 === 5 ? null : `shop-${shopId(number)}`,
    rank: below(random, 1_000_000),
    updated_at: daysBefore(1 + random() * 200),
  };
}

/** Independent of the count. */
export function* shopSeeds({ products }: { products: number }): Generator<ShopSeed> {
  for (let number = 1; number <= shopCount(products); number++) yield shopOf(number);
}
