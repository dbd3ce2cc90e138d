import "server-only";
import { FavoriteList } from "@/lib/contract/favorite";
import { sendAsMember } from "@/lib/session/server";

export const FAVORITES_SIZE = 24;

export const getFavorites = (page: number) => sendAsMember(FavoriteList, { query: { currPage: page, pageSize: FAVORITES_SIZE } });
