import type { Carton } from "../../lib/contract/packing.ts";
import type { PriceTier, Sku } from "../../lib/contract/product.ts";

export type CategorySeed = {
  id: number;
  parent_id: number | null;
  level: 1 | 2 | 3;
  position: number;
  name: string;
  img: string;
};

export type ProductSeed = {
  id: number;
  shop_id: number;
  category_id: number;
  status: "on_sale" | "withdrawn";
  name: string;
  brand: string | null;
  unit: string;
  price: number;
  tiers: Required<PriceTier>[];
  skus: Sku[];
  attributes: { name: string; value: string }[];
  images: string[];
  detail_images: string[];
  description: string;
  video: { url: string; cover: string; duration: number } | null;
  weight: number;
  size: string | null;
  source: string;
  min_quantity: number;
  step: number | null;
  content_quantity: number | null;
  pack_quantity: number;
  carton: Carton;
  lead_days: number;
  port: string;
  tariff_heading: string;
  sample_price: number | null;
  sample_limit: number | null;
  rank: number;
  published_at: string;
  updated_at: string;
};
