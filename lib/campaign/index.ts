import { CAMPAIGN_CODES } from "@/lib/contract/campaign";

const CODES: readonly string[] = Object.values(CAMPAIGN_CODES);

/** Whether a code is one of the four fixed campaigns of `/productsIn`. */
export function isCampaignCode(code: string): boolean {
  return CODES.includes(code);
}
