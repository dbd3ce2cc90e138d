import "server-only";
import { cachedRead } from "@/lib/cache/cached-read";
import { oncePerRequest } from "@/lib/cache/once-per-request";
import { ListAll, ListDetail, SharedList } from "@/lib/contract/list";
import { send } from "@/lib/http/gateway";
import { knowsCall } from "@/lib/http/reads";
import { sendAsMember } from "@/lib/session/server";

export const getLists = () => sendAsMember(ListAll, {});

export const getList = (id: string) => sendAsMember(ListDetail, { params: { id } });

/** @throws GatewayError 404 when nothing is shared by the link */
export const getSharedList = oncePerRequest((share: string) => send(SharedList, { params: { share } }));

export const supportsLists = cachedRead(["lists"], () => knowsCall(send(ListAll, {}), { isOfMembers: true }));
