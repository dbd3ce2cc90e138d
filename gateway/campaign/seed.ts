import type { ProductSeed } from "../product/seed-rows.ts";

/** A row of the campaign table and the ids of its goods, the first one shown first. */
export type CampaignSeed = {
  code: string;
  id: number;
  position: number;
  name: string;
  summary: string;
  img: string;
  starts_at: string;
  /** Null while it has no end; in the past when it is over. */
  ends_at: string | null;
  product_ids: number[];
};

/** The four fixed campaigns, the recommended block and one campaign that is over. */
export function campaignSeeds(_core: readonly ProductSeed[]): CampaignSeed[] {
  throw new Error("not composed yet");
}
