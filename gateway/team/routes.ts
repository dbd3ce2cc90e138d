import * as calls from "../../lib/contract/team.ts";
import type { Database } from "../db/database.ts";
import type { JobTimes } from "../job-times.ts";
import { afterDueWork } from "../order/due-work.ts";
import type { Limits } from "../rate-limits.ts";
import { handleMember, type Route } from "../route.ts";
import { decideOrder } from "./approval.ts";
import { acceptInvitation, showInvitation } from "./invitation.ts";
import { endInvitation, invite } from "./invite.ts";
import { changePerson, removePerson } from "./people.ts";
import { showTeam } from "./show.ts";
import { changeTeam, createTeam, endTeam } from "./store.ts";

type TeamServices = { database: Database; limits: Limits; jobTimes: JobTimes };

/** Calls of specification 28 (teams). */
export function teamRoutes({ database, limits, jobTimes }: TeamServices): Route[] {
  const handleAfterDueWork = afterDueWork(database, jobTimes);
  const services = { database, limits };
  return [
    handleAfterDueWork(calls.TeamShow, ({ session }) => showTeam(database, session.memberId)),
    handleMember(calls.TeamCreate, ({ body, session }) => createTeam(database, session.memberId, body)),
    handleMember(calls.TeamChange, ({ params, body, session }) => changeTeam(database, session.memberId, params.id, body)),
    handleMember(calls.TeamEnd, ({ params, session }) => endTeam(database, session.memberId, params.id)),
    handleMember(calls.TeamInvite, ({ params, body, session }) => invite(services, session.memberId, { ...params, ...body })),
    handleMember(calls.TeamInvitationEnd, ({ params, session }) => endInvitation(database, session.memberId, params)),
    handleMember(calls.InvitationShow, ({ params, session }) => showInvitation(database, session.memberId, params.token)),
    handleMember(calls.InvitationAccept, ({ params, session }) => acceptInvitation(database, session.memberId, params.token)),
    handleMember(calls.TeamPersonChange, ({ params, body, session }) => changePerson(database, session.memberId, params, body)),
    handleMember(calls.TeamPersonRemove, ({ params, session }) => removePerson(database, session.memberId, params)),
    handleAfterDueWork(calls.OrderDecide, ({ body, session }) => decideOrder(database, session.memberId, body, jobTimes)),
  ];
}
