import "server-only";
import { cachedRead } from "@/lib/cache/cached-read";
import { oncePerRequest } from "@/lib/cache/once-per-request";
import { ListAll, ListDetail, SharedList } from "@/lib/contract/list";
import { send } from "@/lib/http/gateway";
import { knowsCall } from "@/lib/http/reads";
import { sendAsMember } from "@/lib/session/server";

/** The member's lists, the last changed first; a guest is led to the login. */
export const getLists = () => sendAsMember(ListAll, {});

/** One of them. Throws GatewayError 404 for anybody else's. */
export const getList = (id: string) => sendAsMember(ListDetail, { params: { id } });

/** A shared list by the secret of its link. Throws GatewayError 404 where nothing is shared by it. */
export const getSharedList = oncePerRequest((share: string) => send(SharedList, { params: { share } }));

/** Whether the service keeps lists. */
export const keepsLists = cachedRead(["lists"], () => knowsCall(send(ListAll, {}), { isOfMembers: true }));
