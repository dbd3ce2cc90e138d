import type { Carton } from "../../lib/contract/packing.ts";
import type { PriceTier, Sku } from "../../lib/contract/product.ts";

/** Level 1: top. */
export type CategorySeed = {
  id: number;
  parent_id: number | null;
  level: 1 | 2 | 3;
  /** Among siblings, from 0. */
  position: number;
  name: string;
  img: string;
};

export type ProductSeed = {
  id: number;
  shop_id: number;
  /** Third level. */
  category_id: number;
  status: "on_sale" | "withdrawn";
  name: string;
  brand: string | null;
  unit: string;
  /** US dollars per unit, of the first tier. */
  price: number;
  /** Ascending quantities. */
  tiers: Required<PriceTier>[];
  skus: Sku[];
  attributes: { name: string; value: string }[];
  /** Cover first. */
  images: string[];
  detail_images: string[];
  description: string;
  /** Seconds. */
  video: { url: string; cover: string; duration: number } | null;
  /** Kilograms per unit. */
  weight: number;
  size: string | null;
  source: string;
  min_quantity: number;
  /** Null: any quantity. */
  step: number | null;
  pack_quantity: number;
  carton: Carton;
  /** Days from payment to shipping. */
  lead_days: number;
  port: string;
  tariff_heading: string;
  /** Higher first. */
  rank: number;
  published_at: string;
  updated_at: string;
};
