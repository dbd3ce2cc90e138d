import "server-only";
import type { z } from "zod";
import { cacheTag, listTags } from "@/lib/cache";
import { oncePerRequest } from "@/lib/cache/once-per-request";
import { tagPage } from "@/lib/cache/render-context";
import { ActiveDetail, ActiveSearch, ActiveTypeList } from "@/lib/contract/campaign";
import { send } from "@/lib/http/gateway";
import { readOrUndefined } from "@/lib/http/reads";
import { hasBegun, hasEnded } from "./index";

/** @throws GatewayError 404 when unknown */
export const getCampaign = oncePerRequest(async (code: string) => {
  tagPage("campaigns", cacheTag("campaigns", code));
  return send(ActiveDetail, { query: { active_code: code } });
});

export const listCampaignProducts = oncePerRequest(async (query: z.input<typeof ActiveSearch.query>) => {
  const [goods, { data: facets }] = await Promise.all([
    send(ActiveSearch, { query }),
    send(ActiveTypeList, { query: { active_code: query.active_code } }),
  ]);
  tagPage(...listTags("products", goods.records, ({ productId }) => productId), cacheTag("campaigns", query.active_code));
  return { ...goods, facets };
});

/** Whether a campaign has begun, has not ended, and has products. */
export async function isRunning(code: string): Promise<boolean> {
  const [campaign, { total }] = await Promise.all([
    readOrUndefined(getCampaign(code)),
    listCampaignProducts({ active_code: code, currPage: 1, pageSize: 1 }),
  ]);
  const now = Date.now();
  return campaign !== undefined && hasBegun(campaign, now) && !hasEnded(campaign, now) && total > 0;
}
