import { FavoriteAdd, FavoriteList, FavoriteRemove } from "@/lib/contract/favorite";
import { ask } from "@/lib/http/browser";

/** Most products that one question can be about. */
const MOST_ASKED = 100;

/** Saves a product, or forgets it; doing it twice changes nothing. */
export const keepFavorite = (id: string, isSaved: boolean): Promise<unknown> =>
  isSaved ? ask(FavoriteAdd, { body: { obj_id: id } }) : ask(FavoriteRemove, { params: { obj_id: id } });

/** Which of these products the member has saved, in one request for the first 100. */
export async function savedAmong(ids: readonly string[]): Promise<Set<string>> {
  const objIds = ids.slice(0, MOST_ASKED).join(",");
  const { records } = await ask(FavoriteList, { query: { obj_ids: objIds, pageSize: MOST_ASKED } }, { hidesErrors: true });
  return new Set(records.map(({ obj_id }) => obj_id));
}
