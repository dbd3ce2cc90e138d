import "server-only";
import { cachedRead } from "@/lib/cache/cached-read";
import { oncePerRequest } from "@/lib/cache/once-per-request";
import { InvitationShow, TeamShow } from "@/lib/contract/team";
import { send } from "@/lib/http/gateway";
import { knowsCall, readOrUndefined } from "@/lib/http/reads";
import { getAccessToken, sendAsMember } from "@/lib/session/server";

/** Whether the service knows teams. */
export const keepsTeams = cachedRead(["teams"], () => knowsCall(send(TeamShow, {}), { isOfMembers: true }));

/** The member's team, or null; undefined where the service knows no teams. A guest is led to the login. */
export const getTeam = oncePerRequest(async () => (await readOrUndefined(sendAsMember(TeamShow, {})))?.team);

/** The team of who is logged in, for a page that guests see too. */
export async function getTeamOfVisitor() {
  const token = await getAccessToken();
  return token ? (await readOrUndefined(send(TeamShow, {}, { token })))?.team : undefined;
}

/** What an invitation offers; undefined for one that was used, ended or never was. */
export const getInvitation = (token: string) => readOrUndefined(sendAsMember(InvitationShow, { params: { token } }));
