import "server-only";
import { cacheTag } from "@/lib/cache";
import { cachedRead } from "@/lib/cache/cached-read";
import { oncePerRequest } from "@/lib/cache/once-per-request";
import { purge, tagPage } from "@/lib/cache/render-context";
import { EvaluationPage, LineEvaluations } from "@/lib/contract/evaluation";
import { send } from "@/lib/http/gateway";
import { knowsCall } from "@/lib/http/reads";
import { sendAsMember } from "@/lib/session/server";
import { EVALUATIONS_SIZE } from "./index";

/** Whether the service has evaluations; the reads below are undefined without them. */
const hasEvaluations = cachedRead(["evaluations"], () =>
  knowsCall(send(EvaluationPage, { query: { shop_id: "0", pageSize: 1 } })),
);

export const getProductEvaluations = oncePerRequest(async (id: string, page: number) => {
  tagPage("products", cacheTag("products", id));
  const query = { product_id: id, currPage: page, pageSize: EVALUATIONS_SIZE };
  return (await hasEvaluations()) ? send(EvaluationPage, { query }) : undefined;
});

export async function getShopEvaluations(id: string, page: number) {
  tagPage("shops", cacheTag("shops", id));
  const query = { shop_id: id, currPage: page, pageSize: EVALUATIONS_SIZE };
  return (await hasEvaluations()) ? send(EvaluationPage, { query }) : undefined;
}

export const getLineEvaluations = async (orderNo: string) =>
  (await hasEvaluations()) ? sendAsMember(LineEvaluations, { query: { orderNo } }) : undefined;

/** Purges the cached pages that show an evaluation. A failure does not hinder the caller: what is unsent reaches other processes later. */
export async function purgeEvaluatedPages({ product_id, shop_id }: { product_id: string; shop_id: string }): Promise<void> {
  try {
    await purge([cacheTag("products", product_id), cacheTag("shops", shop_id)]);
  } catch (error) {
    console.error("not every process has the purge of an evaluation:", error);
  }
}
