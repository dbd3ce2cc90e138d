import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { z } from "zod";
import { readTags, tagOf } from "@/lib/cache";
import { ActiveDetail, ActiveSearch, ActiveTypeList } from "@/lib/contract/campaign";
import { send } from "@/lib/http/gateway";

/** One campaign by its code. Throws GatewayError 404 when unknown. */
export async function getCampaign(code: string) {
  "use cache";
  cacheLife("catalog");
  cacheTag("campaigns", tagOf("campaigns", code));
  return send(ActiveDetail, { query: { active_code: code } });
}

/** A page of a campaign's goods, with the top categories that it has goods in. */
export async function listCampaignProducts(query: z.input<typeof ActiveSearch.query>) {
  "use cache";
  cacheLife("catalog");
  const [goods, { data: facets }] = await Promise.all([
    send(ActiveSearch, { query }),
    send(ActiveTypeList, { query: { active_code: query.active_code } }),
  ]);
  cacheTag(...readTags("products", goods.records, ({ productId }) => productId), tagOf("campaigns", query.active_code));
  return { ...goods, facets };
}
