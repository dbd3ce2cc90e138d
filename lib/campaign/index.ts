import { CAMPAIGN_CODES, type Campaign } from "@/lib/contract/campaign";

const CODES: readonly string[] = Object.values(CAMPAIGN_CODES);

/** Whether a code is one of the four fixed campaigns of `/productsIn`. */
export function isCampaignCode(code: string): boolean {
  return CODES.includes(code);
}

/** Whether a campaign has ended by a moment, in milliseconds since 1970. */
export const hasEnded = ({ ends_at: end }: Pick<Campaign, "ends_at">, now: number): boolean =>
  Boolean(end && Date.parse(end) < now);
