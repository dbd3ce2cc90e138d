import { pick, type Random, seeded } from "../media/seeded.ts";
import { daysBefore } from "../product/seed-dates.ts";
import { below } from "../product/seed-random.ts";
import { makeShopPictures } from "./seed-pictures.ts";
import { choosePlace, makeAddress } from "./seed-place.ts";
import type { ShopSeed } from "./seed-row.ts";
import { findTrade, isClosed, isFactory, shopCount, shopId } from "./seed-trades.ts";
import { makeIntroduction, makeShopName } from "./seed-words.ts";
import { slugify } from "./slugify.ts";
import { shopVocabulary } from "./vocabulary.ts";

/** The years in which markets opened (specification 14.4). Shops of other markets began in FIRST_YEAR or later. */
const OPENING_YEARS: Record<string, number> = {
  "District_1-East": 2016,
  District_2: 2004,
  "District_2-East": 2023,
  District_3: 2005,
  District_5: 2011,
  hy: 2011,
};
const FIRST_YEAR = 2003;
const LAST_YEAR = 2025;

function makeUnreachableContact(name: string, random: Random): Pick<ShopSeed, "contacts" | "email" | "telephone"> {
  return {
    contacts: pick(random, shopVocabulary().contacts),
    email: `ventas@${slugify(name)}.example`,
    telephone: `+86 579 0${String(below(random, 1000)).padStart(3, "0")} ${String(below(random, 10_000)).padStart(4, "0")}`,
  };
}

function makeShop(number: number): ShopSeed {
  const random = seeded(`shop:${number}`);
  const trade = findTrade(number);
  const name = makeShopName(number, trade);
  const place = choosePlace(name, trade.top, random);
  const opened = OPENING_YEARS[place.district] ?? FIRST_YEAR;
  const since = opened + below(random, LAST_YEAR - opened + 1);
  const factory = isFactory(number);
  return {
    id: shopId(number),
    status: isClosed(number) ? "closed" : "open",
    name,
    address: makeAddress(place, factory, random),
    location: `${place.name.charAt(0).toUpperCase()}${place.name.slice(1)}, piso ${place.floor}, local ${place.booth}`,
    district: place.district,
    factory,
    since,
    introduction: makeIntroduction({ number, name, trade, place, since }, random),
    ...makeUnreachableContact(name, random),
    ...makeShopPictures(number, name, trade, random),
    chat_user_id: number % 8 === 5 ? null : `shop-${shopId(number)}`,
    rank: below(random, 1_000_000),
    updated_at: daysBefore(1 + random() * 200),
  };
}

export function* shopSeeds({ products }: { products: number }): Generator<ShopSeed> {
  for (let number = 1; number <= shopCount(products); number++) yield makeShop(number);
}
