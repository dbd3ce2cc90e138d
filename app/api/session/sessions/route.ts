import { SessionEnd, SessionEndOthers, SessionList } from "@/lib/contract/account";
import { fieldText } from "@/lib/form/fields";
import { FormRefused, formPost } from "@/lib/form/post";
import { send } from "@/lib/http/gateway";
import { routes } from "@/lib/routes";
import { clearMemberCookies } from "@/lib/session/member-cookies";
import { type CallContext, clearSession } from "@/lib/session/server";

const ID_MAX = 64;

const back = (note: "one" | "others") => `${routes.account}?sessions=${note}#sesiones`;

async function endOne(id: string, context: CallContext): Promise<string> {
  const { data } = await send(SessionList, {}, context);
  await send(SessionEnd, { params: { id } }, context);
  if (!data.some((session) => session.is_current && session.id === id)) return back("one");
  await clearSession();
  await clearMemberCookies();
  return routes.loginFor(routes.account);
}

export const POST = formPost(routes.account, async (data, context) => {
  const id = fieldText(data, "end").slice(0, ID_MAX);
  if (!id) throw new FormRefused({ problem: "refused" });
  if (id !== "others") return endOne(id, context);
  await send(SessionEndOthers, {}, context);
  return back("others");
});
