import { FavoriteAdd, FavoriteList, FavoriteRemove } from "@/lib/contract/favorite";
import { ask } from "@/lib/http/browser";

const IDS_PER_CALL = 100;

export const setFavorite = (id: string, isSaved: boolean): Promise<unknown> =>
  isSaved ? ask(FavoriteAdd, { body: { obj_id: id } }) : ask(FavoriteRemove, { params: { obj_id: id } });

/** Which of these products are saved. Only the first IDS_PER_CALL are looked up. */
export async function savedAmong(ids: readonly string[]): Promise<Set<string>> {
  const objIds = ids.slice(0, IDS_PER_CALL).join(",");
  const { records } = await ask(FavoriteList, { query: { obj_ids: objIds, pageSize: IDS_PER_CALL } }, { hidesErrors: true });
  return new Set(records.map(({ obj_id }) => obj_id));
}
