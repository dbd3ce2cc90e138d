import { z } from "zod";
import { call } from "./call.ts";
import { Count } from "./wire.ts";

export const UnreadCount = call({
  method: "GET",
  base: "buyer",
  path: "/member/user/all/count",
  summary: "Unread messages of a member",
  session: true,
  browser: true,
  response: z.object({ unread_count: Count }),
});
