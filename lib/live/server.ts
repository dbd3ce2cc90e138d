import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { NationalLive } from "@/lib/contract/live";
import { send } from "@/lib/http/gateway";

/** Live rooms for the home page (SPEC.md section 7: `currentPage`, `pageSize`). */
export async function getHomeLives(pageSize: number) {
  "use cache";
  cacheLife("catalog");
  cacheTag("lives");
  const { records } = await send(NationalLive, { query: { currentPage: 1, pageSize } });
  return records;
}
