import { FavoriteAdd, FavoriteList, FavoriteRemove } from "@/lib/contract/favorite";
import { ask } from "@/lib/http/browser";

const ASKED_MAX = 100;

/** Idempotent. */
export const keepFavorite = (id: string, isSaved: boolean): Promise<unknown> =>
  isSaved ? ask(FavoriteAdd, { body: { obj_id: id } }) : ask(FavoriteRemove, { params: { obj_id: id } });

/** Which of the first 100 products are saved. */
export async function savedAmong(ids: readonly string[]): Promise<Set<string>> {
  const objIds = ids.slice(0, ASKED_MAX).join(",");
  const { records } = await ask(FavoriteList, { query: { obj_ids: objIds, pageSize: ASKED_MAX } }, { hidesErrors: true });
  return new Set(records.map(({ obj_id }) => obj_id));
}
