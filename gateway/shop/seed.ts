/** A row of the shop table without the columns that are derived after loading (trade_id, total, document). */
export type ShopSeed = {
  id: number;
  status: "open" | "closed";
  name: string;
  cover: string;
  address: string;
  /** Where in the market: building, floor, booth. */
  location: string;
  /** Market key of SPEC.md section 2, East sub-areas included. */
  district: string;
  factory: boolean;
  /** Year it joined the market. */
  since: number;
  introduction: string;
  contacts: string;
  email: string;
  telephone: string;
  /** Empty where none was given. */
  licence_images: string[];
  main_images: string[];
  secondary_images: string[];
  about_images: string[];
  header_images: string[];
  showcase_images: string[];
  chat_user_id: string;
  rank: number;
  updated_at: string;
};

/** How many shops a catalogue of that many products has: 200, and one more for each 50 products beyond 20,000, at most 20,000. */
export function shopCount(products: number): number {
  return 200 + Math.min(19_800, Math.max(0, Math.ceil((products - 20_000) / 50)));
}

/** The shops of a catalogue of that many products. A shop is the same whatever the count. */
export function* shopSeeds(_options: { products: number }): Generator<ShopSeed> {
  throw new Error("not composed yet");
}
