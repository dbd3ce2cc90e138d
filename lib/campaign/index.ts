import { CAMPAIGN_CODES, type Campaign } from "@/lib/contract/campaign";

const CODES: readonly string[] = Object.values(CAMPAIGN_CODES);

export function isCampaignCode(code: string): boolean {
  return CODES.includes(code);
}

/** `now`: milliseconds since 1970. */
export const hasEnded = ({ ends_at: end }: Pick<Campaign, "ends_at">, now: number): boolean =>
  Boolean(end && Date.parse(end) < now);
