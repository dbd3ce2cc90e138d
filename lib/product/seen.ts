import { readStored, writeStored } from "@/lib/storage";

/** A product that was looked at in this browser: enough to show it without a network. */
export type SeenProduct = { href: string; name: string; price: string; image: string };

export const SEEN_KEY = "seen-products";
/** The cache that holds their pictures; public/sw.js answers from it. */
const PICTURES = "seen-pictures";
const SEEN_MAX = 12;

const FIELDS = "\t";
const LINES = "\n";
const plainField = (field: string) => field.replace(/\s+/g, " ");

/** The products seen, as they were kept; lines that are no product are none. */
export function seenOf(kept: string | null): SeenProduct[] {
  return (kept ?? "").split(LINES).flatMap((line) => {
    const [href = "", name = "", price = "", image = ""] = line.split(FIELDS);
    return href.startsWith("/product/") && name !== "" ? [{ href, name, price, image }] : [];
  });
}

/** The products seen, as they are kept, one a line. */
export function seenText(seen: SeenProduct[]): string {
  return seen.map(({ href, name, price, image }) => [href, name, price, image].map(plainField).join(FIELDS)).join(LINES);
}

/** The products seen after one more, the last one first and none twice. */
export function withSeen(seen: SeenProduct[], product: SeenProduct): SeenProduct[] {
  return [product, ...seen.filter(({ href }) => href !== product.href)].slice(0, SEEN_MAX);
}

/** Keeps a product and its picture in this browser, and forgets the oldest ones. */
export async function rememberSeen(product: SeenProduct): Promise<void> {
  const seen = withSeen(seenOf(readStored(SEEN_KEY)), product);
  writeStored(SEEN_KEY, seenText(seen));
  // Only where a service worker can answer with them.
  if (!("caches" in window) || new URL(product.image, window.location.href).origin !== window.location.origin) return;
  const pictures = await caches.open(PICTURES);
  if (!(await pictures.match(product.image))) await pictures.add(product.image);
  const wanted = new Set(seen.map(({ image }) => new URL(image, window.location.href).href));
  const kept = await pictures.keys();
  await Promise.all(kept.filter(({ url }) => !wanted.has(url)).map((old) => pictures.delete(old)));
}
