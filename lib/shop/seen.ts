import { readStored, writeStored } from "@/lib/storage.client";

export type SeenShop = { href: string; name: string };

/** Specification 21.4. */
export const SHOPS_KEY = "shop_nav_list";
const SEEN_MAX = 12;

export function parseSeenShops(stored: string | null): SeenShop[] {
  return (stored ?? "").split("\n").flatMap((line) => {
    const [href = "", name = ""] = line.split("\t");
    return href.startsWith("/shop/") && name !== "" ? [{ href, name }] : [];
  });
}

export function withSeenShop(seen: SeenShop[], { href, name }: SeenShop): SeenShop[] {
  const plain = { href, name: name.replace(/\s+/g, " ") };
  return [plain, ...seen.filter((other) => other.href !== href)].slice(0, SEEN_MAX);
}

export function rememberShop(shop: SeenShop): void {
  const seen = withSeenShop(parseSeenShops(readStored(SHOPS_KEY)), shop);
  writeStored(SHOPS_KEY, seen.map(({ href, name }) => `${href}\t${name}`).join("\n"));
}
