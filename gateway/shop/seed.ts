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
