import { readStored, writeStored } from "@/lib/storage.client";

/** A recently viewed product, which the offline page shows too. */
export type SeenProduct = { href: string; name: string; price: string; image: string };

export const SEEN_KEY = "seen-products";
const PICTURES = "seen-pictures";
const SEEN_MAX = 12;

const FIELD_SEPARATOR = "\t";
const LINE_SEPARATOR = "\n";
const withoutSeparators = (field: string) => field.replace(/\s+/g, " ");

export function parseSeen(stored: string | null): SeenProduct[] {
  return (stored ?? "").split(LINE_SEPARATOR).flatMap((line) => {
    const [href = "", name = "", price = "", image = ""] = line.split(FIELD_SEPARATOR);
    return href.startsWith("/product/") && name !== "" ? [{ href, name, price, image }] : [];
  });
}

export function seenText(seen: SeenProduct[]): string {
  return seen
    .map(({ href, name, price, image }) => [href, name, price, image].map(withoutSeparators).join(FIELD_SEPARATOR))
    .join(LINE_SEPARATOR);
}

export function withSeen(seen: SeenProduct[], product: SeenProduct): SeenProduct[] {
  return [product, ...seen.filter(({ href }) => href !== product.href)].slice(0, SEEN_MAX);
}

/** Remembers a viewed product. Keeps the pictures of all remembered products in the browser's cache, and deletes others. */
export async function rememberSeen(product: SeenProduct): Promise<void> {
  const seen = withSeen(parseSeen(readStored(SEEN_KEY)), product);
  writeStored(SEEN_KEY, seenText(seen));
  if (!("caches" in window)) return;
  const { href: page, origin } = window.location;
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

export function forgetSeen(): void {
  writeStored(SEEN_KEY, undefined);
  // Browsers send `storage` events to other tabs only.
  window.dispatchEvent(new StorageEvent("storage", { key: SEEN_KEY }));
  if ("caches" in window) caches.delete(PICTURES).catch((error: unknown) => console.warn("pictures not forgotten:", error));
}
