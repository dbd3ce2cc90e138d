import { SessionEnd, SessionEndOthers, SessionList } from "@/lib/contract/account";
import { FormRefused, fieldText, formPost } from "@/lib/http/form-post";
import { send } from "@/lib/http/gateway";
import { routes } from "@/lib/routes";
import { forgetBelongings } from "@/lib/session/belongings";
import { forgetSession, type Way } from "@/lib/session/server";

/** Longest number of a session. */
const ID_MAX = 64;

const back = (note: "one" | "others") => `${routes.account}?sessions=${note}#sesiones`;

/** Ends one session; this browser's own leads to the login. */
async function endOne(id: string, way: Way): Promise<string> {
  const { data } = await send(SessionList, {}, way);
  await send(SessionEnd, { params: { id } }, way);
  if (!data.some((session) => session.is_current && session.id === id)) return back("one");
  await forgetSession();
  await forgetBelongings();
  return routes.loginFor(routes.account);
}

/** The plain forms of the account settings that end a member's sessions post here: the one that is named, or all but this one. */
export const POST = formPost(routes.account, async (data, way) => {
  const id = fieldText(data, "end").slice(0, ID_MAX);
  if (!id) throw new FormRefused({ problem: "refused" });
  if (id !== "others") return endOne(id, way);
  await send(SessionEndOthers, {}, way);
  return back("others");
});
