import "server-only";
import { cachedRead } from "@/lib/cache/cached-read";
import { WatchAll } from "@/lib/contract/watch";
import { send } from "@/lib/http/gateway";
import { knowsCall } from "@/lib/http/reads";
import { sendAsMember } from "@/lib/session/server";

/** The searches and prices that the member watches; a guest is led to the login. */
export const getWatches = () => sendAsMember(WatchAll, {});

/** Whether the service watches searches and prices. */
export const keepsWatches = cachedRead(["watches"], () => knowsCall(send(WatchAll, {}), { isOfMembers: true }));
