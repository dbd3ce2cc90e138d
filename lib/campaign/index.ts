import { CAMPAIGN_CODES, type Campaign } from "@/lib/contract/campaign";

const CODES: readonly string[] = Object.values(CAMPAIGN_CODES);

export function isCampaignCode(code: string): boolean {
  return CODES.includes(code);
}

export const hasBegun = ({ starts_at: start }: Pick<Campaign, "starts_at">, now: number): boolean =>
  !start || Date.parse(start) <= now;

export const hasEnded = ({ ends_at: end }: Pick<Campaign, "ends_at">, now: number): boolean =>
  Boolean(end && Date.parse(end) < now);
