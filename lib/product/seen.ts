import { readStored, writeStored } from "@/lib/storage";

/** A product that was looked at in this browser: enough to show it without a network. `image` is empty where it has none. */
export type SeenProduct = { href: string; name: string; price: string; image: string };

export const SEEN_KEY = "seen-products";
/** The cache that holds their pictures; public/sw.js answers from it. */
const PICTURES = "seen-pictures";
const SEEN_MAX = 12;

const FIELDS = "\t";
const LINES = "\n";
const plainField = (field: string) => field.replace(/\s+/g, " ");

/** The products seen, as they were kept; lines that are no product are none. */
export function parseSeen(stored: string | null): SeenProduct[] {
  return (stored ?? "").split(LINES).flatMap((line) => {
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

/** Keeps a product in this browser, and the pictures of those seen: also of one whose page was left before its picture was kept. */
export async function rememberSeen(product: SeenProduct): Promise<void> {
  const seen = withSeen(parseSeen(readStored(SEEN_KEY)), product);
  writeStored(SEEN_KEY, seenText(seen));
  if (!("caches" in window)) return;
  const { href: page, origin } = window.location;
  // Only what a service worker can answer with.
  const pictureUrls = seen
    .filter(({ image }) => image !== "")
    .map(({ image }) => new URL(image, page))
    .filter((url) => url.origin === origin)
    .map(({ href }) => href);
  const pictures = await caches.open(PICTURES);
  const stored = (await pictures.keys()).map(({ url }) => url);
  await Promise.all([
    ...pictureUrls.filter((url) => !stored.includes(url)).map((url) => pictures.add(url)),
    ...stored.filter((url) => !pictureUrls.includes(url)).map((url) => pictures.delete(url)),
  ]);
}

/** Forgets the products seen and their pictures. */
export function forgetSeen(): void {
  writeStored(SEEN_KEY, undefined);
  // The browser tells other tabs alone.
  window.dispatchEvent(new StorageEvent("storage", { key: SEEN_KEY }));
  if ("caches" in window) caches.delete(PICTURES).catch((error: unknown) => console.warn("pictures not forgotten:", error));
}
