import "server-only";
import { cachedRead } from "@/lib/cache/cached-read";
import { oncePerRequest } from "@/lib/cache/once-per-request";
import { InvitationShow, TeamShow } from "@/lib/contract/team";
import { send } from "@/lib/http/gateway";
import { knowsCall, readOrUndefined } from "@/lib/http/reads";
import { getAccessToken, sendAsMember } from "@/lib/session/server";

export const hasTeams = cachedRead(["teams"], () => knowsCall(send(TeamShow, {}), { isOfMembers: true }));

/** Null without a team; undefined where the service has no teams. Redirects a guest to the login. */
export const getTeam = oncePerRequest(async () => (await readOrUndefined(sendAsMember(TeamShow, {})))?.team);

/** `getTeam` for pages that guests see too; undefined for a guest. */
export async function getTeamOfVisitor() {
  const token = await getAccessToken();
  return token ? (await readOrUndefined(send(TeamShow, {}, { token })))?.team : undefined;
}

/** Undefined when used, ended or unknown. */
export const getInvitation = (token: string) => readOrUndefined(sendAsMember(InvitationShow, { params: { token } }));
