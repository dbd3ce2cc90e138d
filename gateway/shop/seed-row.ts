/** A row of `shop` without the derived columns (trade_id, total, document). */
export type ShopSeed = {
  id: number;
  status: "open" | "closed";
  name: string;
  cover: string;
  address: string;
  location: string;
  district: string;
  factory: boolean;
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
