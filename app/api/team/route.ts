import {
  InvitationAccept,
  TeamChange,
  TeamCreate,
  TeamEnd,
  TeamInvitationEnd,
  TeamInvite,
  TeamPersonChange,
  TeamPersonRemove,
} from "@/lib/contract/team";
import { fieldText } from "@/lib/form/fields";
import { withNote } from "@/lib/form/note";
import { FormRefused, formPost } from "@/lib/form/post";
import { saveForm } from "@/lib/form/saved";
import { send } from "@/lib/http/gateway";
import { routes } from "@/lib/routes";
import type { CallContext } from "@/lib/session/server";
import { firstProblem, InviteForm, TeamForm, TeamSettingsForm } from "@/lib/team/form";

const formPage = (data: FormData) => {
  const token = fieldText(data, "token");
  return token ? routes.teamInvitation(token) : routes.team;
};
const done = (what: string) => withNote(routes.team, { done: what });
const fields = (data: FormData, ...names: string[]) => Object.fromEntries(names.map((name) => [name, fieldText(data, name)]));

async function create(data: FormData, context: CallContext) {
  const { data: body, error } = TeamForm.safeParse(fields(data, "name"));
  if (error) throw new FormRefused({ problem: firstProblem(error) });
  await send(TeamCreate, { body }, context);
  return done("created");
}

async function change(id: string, data: FormData, context: CallContext) {
  const { data: body, error } = TeamSettingsForm.safeParse(fields(data, "name", "approve_above"));
  if (error) throw new FormRefused({ problem: firstProblem(error) });
  await send(TeamChange, { params: { id }, body }, context);
  return done("changed");
}

/** The token goes to the next page in a cookie, never in its URL. */
async function invite(id: string, data: FormData, context: CallContext) {
  const { data: body, error } = InviteForm.safeParse(fields(data, "email", "role"));
  if (error) throw new FormRefused({ problem: firstProblem(error) });
  const { token } = await send(TeamInvite, { params: { id }, body }, context);
  await saveForm(routes.teamInvitations, { link: [token], email: [body.email] });
  return done("invited");
}

async function changeRole(params: { id: string; person: string }, data: FormData, context: CallContext) {
  const { data: body } = TeamPersonChange.body.safeParse(fields(data, "role"));
  if (!body) throw new FormRefused({ problem: "role" });
  await send(TeamPersonChange, { params, body }, context);
  return done("role");
}

export const POST = formPost(formPage, async (data, context) => {
  const id = fieldText(data, "id");
  const params = { id, person: fieldText(data, "person") };
  switch (fieldText(data, "intent")) {
    case "create":
      return create(data, context);
    case "invite":
      return invite(id, data, context);
    case "uninvite":
      await send(TeamInvitationEnd, { params: { id, invitation: fieldText(data, "invitation") } }, context);
      return done("uninvited");
    case "role":
      return changeRole(params, data, context);
    case "remove":
      await send(TeamPersonRemove, { params }, context);
      return done("removed");
    case "leave":
      await send(TeamPersonRemove, { params }, context);
      return done("left");
    case "end":
      await send(TeamEnd, { params: { id } }, context);
      return done("ended");
    case "accept":
      await send(InvitationAccept, { params: { token: fieldText(data, "token") } }, context);
      return done("accepted");
    case "change":
      return change(id, data, context);
    default:
      throw new FormRefused({ problem: "refused" });
  }
});
