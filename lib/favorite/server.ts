import "server-only";
import { FavoriteList } from "@/lib/contract/favorite";
import { sendAsMember } from "@/lib/session/server";

/** Wishes on a page. */
export const WISHES_SIZE = 24;

/** A page of what the member who asks has saved, the last saved first. */
export const getFavorites = (page: number) => sendAsMember(FavoriteList, { query: { currPage: page, pageSize: WISHES_SIZE } });
