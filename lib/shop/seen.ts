import { readStored, writeStored } from "@/lib/storage";

/** A shop that was visited in this browser: enough for a way back to it. */
export type SeenShop = { href: string; name: string };

/** Local storage key of specification 21.4: the shops that this browser has been to. */
export const SHOPS_KEY = "shop_nav_list";
const SEEN_MAX = 12;

/** The shops seen, as they were kept, one a line; lines that are no shop are none. */
export function parseSeenShops(stored: string | null): SeenShop[] {
  return (stored ?? "").split("\n").flatMap((line) => {
    const [href = "", name = ""] = line.split("\t");
    return href.startsWith("/shop/") && name !== "" ? [{ href, name }] : [];
  });
}

/** The shops seen after one more, the last one first and none twice. */
export function withSeenShop(seen: SeenShop[], { href, name }: SeenShop): SeenShop[] {
  const plain = { href, name: name.replace(/\s+/g, " ") };
  return [plain, ...seen.filter((other) => other.href !== href)].slice(0, SEEN_MAX);
}

/** Keeps a shop in this browser, and forgets the oldest ones. */
export function rememberShop(shop: SeenShop): void {
  const seen = withSeenShop(parseSeenShops(readStored(SHOPS_KEY)), shop);
  writeStored(SHOPS_KEY, seen.map(({ href, name }) => `${href}\t${name}`).join("\n"));
}
