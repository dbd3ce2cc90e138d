import type { ProductSeed } from "../product/seed-rows.ts";

/** A row of the live_room table. A room on air has `started_minutes_ago` in place of dates: the loader counts back from now. */
export type LiveSeed = {
  channel_id: number;
  shop_id: number;
  title: string;
  picture: string;
  state: "OPEN" | "CLOSURE" | "CLOSED";
  /** Seconds; 0 on air. */
  duration: number;
  visitors: number;
  started_at: string | null;
  ended_at: string | null;
  started_minutes_ago: number | null;
  stream_url: string;
  product_ids: number[];
};

/** Live rooms in every state. */
export function liveSeeds(_core: readonly ProductSeed[]): LiveSeed[] {
  throw new Error("not composed yet");
}
