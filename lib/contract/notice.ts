import { z } from "zod";
import { call } from "./call.ts";
import { Count, CurrentPageQuery, Id, page, Timestamp } from "./wire.ts";

/** Known kinds; open: an unknown one is shown as a message without a kind. */
export const NOTICE_KINDS = ["order", "payment", "inquiry", "account", "system"] as const;

const Notice = z.object({
  id: Id,
  title: z.string(),
  summary: z.string().default(""),
  kind: z.string(),
  is_read: z.boolean(),
  created_at: Timestamp,
});
export type Notice = z.output<typeof Notice>;

const Key = z.object({ id: Id });
const Marked = z.object({ unread_count: Count });

export const UnreadCount = call({
  method: "GET",
  base: "buyer",
  path: "/member/user/all/count",
  summary: "Unread messages of a member",
  session: true,
  browser: true,
  response: Marked,
});

export const NoticeList = call({
  method: "GET",
  base: "buyer",
  path: "/member/notify",
  summary: "The member's messages, the last one first",
  query: CurrentPageQuery.extend({
    kind: z.string().max(40).optional(),
    unread: z.enum(["true", "false"]).optional().describe("Only unread messages, or only read ones"),
  }),
  session: true,
  browser: true,
  response: page(Notice),
});

export const NoticeDetail = call({
  method: "GET",
  base: "buyer",
  path: "/member/notify/{id}",
  summary: "One message in full",
  params: Key,
  session: true,
  browser: true,
  response: Notice.extend({ content: z.string().default(""), link: z.string().optional() }),
});

export const NoticeDelete = call({
  method: "DELETE",
  base: "buyer",
  path: "/member/notify/{id}",
  summary: "Delete a message",
  params: Key,
  session: true,
  browser: true,
  response: Marked,
});

export const NoticeRead = call({
  method: "POST",
  base: "buyer",
  path: "/member/notify/read",
  summary: "Mark messages as read",
  body: z.object({ ids: z.array(Id).min(1).max(100) }),
  session: true,
  browser: true,
  response: Marked,
});

export const NoticeReadAll = call({
  method: "POST",
  base: "buyer",
  path: "/member/notify/all_read",
  summary: "Mark every message as read",
  session: true,
  browser: true,
  response: Marked,
});
