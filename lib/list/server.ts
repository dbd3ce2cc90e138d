import "server-only";
import { cachedRead } from "@/lib/cache/cached-read";
import { oncePerRequest } from "@/lib/cache/once-per-request";
import { ListAll, ListDetail, SharedList } from "@/lib/contract/list";
import { GatewayError } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import { sendAsMember } from "@/lib/session/server";

/** The member's lists, the last changed first; a guest is led to the login. */
export const getLists = () => sendAsMember(ListAll, {});

/** One of them. Throws GatewayError 404 for anybody else's. */
export const getList = (id: string) => sendAsMember(ListDetail, { params: { id } });

/** A shared list by the secret of its link. Throws GatewayError 404 where nothing is shared by it. */
export const getSharedList = oncePerRequest((share: string) => send(SharedList, { params: { share } }));

const NO_SESSION = 401;
const NO_CALL = [404, 405, 410, 501];

/** Whether the service keeps lists: it asks a guest to log in, where others know no such call. */
export const keepsLists = cachedRead(["lists"], async () => {
  try {
    await send(ListAll, {});
    return true;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.status === NO_SESSION) return true;
    if (NO_CALL.includes(error.status)) return false;
    throw error;
  }
});
