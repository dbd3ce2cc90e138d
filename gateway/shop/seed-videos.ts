import type { ProductSeed } from "../product/seed-rows.ts";

/** A row of the video table; duration in seconds. */
export type VideoSeed = {
  id: number;
  position: number;
  name: string;
  path: string;
  cover: string;
  duration: number;
  shop_id: number;
};

/** Films of goods and of the factories that make them. */
export function videoSeeds(_core: readonly ProductSeed[]): VideoSeed[] {
  throw new Error("not composed yet");
}
