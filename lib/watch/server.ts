import "server-only";
import { cachedRead } from "@/lib/cache/cached-read";
import { WatchAll } from "@/lib/contract/watch";
import { send } from "@/lib/http/gateway";
import { knowsCall } from "@/lib/http/reads";
import { sendAsMember } from "@/lib/session/server";

export const getWatches = () => sendAsMember(WatchAll, {});

export const supportsWatches = cachedRead(["watches"], () => knowsCall(send(WatchAll, {}), { isOfMembers: true }));
