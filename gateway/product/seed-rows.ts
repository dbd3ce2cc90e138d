import type { Carton } from "../../lib/contract/packing.ts";
import type { PriceTier, Sku } from "../../lib/contract/product.ts";

/** A row of the category table; level 1 is the top of the tree. */
export type CategorySeed = {
  id: number;
  parent_id: number | null;
  level: 1 | 2 | 3;
  /** Place among its siblings, from 0; for the tops also the order of the category menu. */
  position: number;
  name: string;
  img: string;
};

/** A row of the product table, column by column. */
export type ProductSeed = {
  id: number;
  shop_id: number;
  /** A category of the third level. */
  category_id: number;
  status: "on_sale" | "withdrawn";
  name: string;
  brand: string | null;
  /** Singular wire name of one of the 92 units. */
  unit: string;
  /** US dollars a unit; with tiers the first tier's price. */
  price: number;
  /** Dearest first, quantities rising; empty for a plain price. */
  tiers: Required<PriceTier>[];
  skus: Sku[];
  attributes: { name: string; value: string }[];
  /** 3 to 6, the cover first. */
  images: string[];
  detail_images: string[];
  description: string;
  /** Duration in seconds. */
  video: { url: string; cover: string; duration: number } | null;
  /** Kilograms a unit. */
  weight: number;
  size: string | null;
  source: string;
  min_quantity: number;
  /** Orders are multiples of it; null where any number can be had. */
  step: number | null;
  pack_quantity: number;
  carton: Carton;
  /** Days from the payment until they leave the supplier. */
  lead_days: number;
  port: string;
  tariff_heading: string;
  /** US dollars a sample, and how many an order may have; null where the shop offers none. */
  sample_price: number | null;
  sample_limit: number | null;
  /** Higher is shown first. */
  rank: number;
  published_at: string;
  updated_at: string;
};
