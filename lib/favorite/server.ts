import "server-only";
import { FavoriteList } from "@/lib/contract/favorite";
import { send } from "@/lib/http/gateway";

/** Wishes on a page. */
export const WISHES_SIZE = 24;

/** A page of what the member whose bearer is given has saved, the last saved first. */
export const getFavorites = (page: number, token: string) =>
  send(FavoriteList, { query: { currPage: page, pageSize: WISHES_SIZE } }, { token });
