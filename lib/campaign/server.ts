import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { tagOf } from "@/lib/cache";
import { ActiveDetail } from "@/lib/contract/campaign";
import { send } from "@/lib/http/gateway";

/** One campaign by its code. Throws GatewayError 404 when unknown. */
export async function getCampaign(code: string) {
  "use cache";
  cacheLife("catalog");
  cacheTag("campaigns", tagOf("campaigns", code));
  return send(ActiveDetail, { query: { active_code: code } });
}
