import { z } from "zod";
import { SessionEnd, SessionEndOthers, SessionList } from "@/lib/contract/account";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import { seeOther } from "@/lib/http/see-other";
import { routes } from "@/lib/routes";
import { guarded, HANDLER_TIMEOUT_MS, readFields } from "@/lib/session/handler";
import { bearerOf, forgetSession } from "@/lib/session/server";

const Asked = z.object({ end: z.string().max(64) });

const back = (note: "one" | "others" | "failed") => seeOther(`${routes.account}?sessions=${note}#sesiones`);

/** Ends the session that is named, or all but this one; answers whether this browser's own has ended. */
async function end(asked: string, token: string): Promise<boolean> {
  const by = { token, timeout: HANDLER_TIMEOUT_MS };
  if (asked === "others") {
    await send(SessionEndOthers, {}, by);
    return false;
  }
  const { data } = await send(SessionList, {}, by);
  await send(SessionEnd, { params: { id: asked } }, by);
  return data.some(({ id, is_current }) => is_current && id === asked);
}

/** The plain forms of the account settings that end a member's sessions post here. */
export const POST = (request: Request): Promise<Response> =>
  guarded(request, async () => {
    const asked = Asked.safeParse(await readFields(request));
    const token = await bearerOf(request.headers);
    if (!token) return seeOther(routes.loginFor(routes.account));
    if (!asked.success) return back("failed");
    try {
      const isOver = await end(asked.data.end, token);
      if (!isOver) return back(asked.data.end === "others" ? "others" : "one");
      await forgetSession();
      return seeOther(routes.loginFor(routes.account));
    } catch (error) {
      if (!(error instanceof GatewayError || error instanceof GatewayUnreachable)) throw error;
      console.error("a session was not ended:", error);
      return back("failed");
    }
  });
