import { z } from "zod";
import { call } from "./call.ts";
import { Count, CurrentPageQuery, Id, Keyword, page, Timestamp } from "./wire.ts";

/** A service may send other kinds; they are shown as plain messages. */
export const NOTICE_KINDS = ["order", "payment", "inquiry", "watch", "account", "system"] as const;

/** E-mails that can be switched off; those about the account are always sent. No message of the account is `marketing`. */
export const OPTIONAL_EMAILS = ["order", "payment", "inquiry", "watch", "marketing"] as const;

const Notice = z.object({
  id: Id,
  title: z.string(),
  summary: z.string().default(""),
  kind: z.string(),
  is_read: z.boolean(),
  created_at: Timestamp,
  picture: z.string().nullish().describe("Addition: picture of what the message speaks of"),
  link: z.string().nullish().describe("Path of the site that it leads to; in a list an addition"),
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
    keyword: Keyword.optional().describe("Addition: words of its title or text"),
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
  response: Notice.extend({ content: z.string().default("") }),
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

const Choices = z.object({
  choices: z.array(z.object({ kind: z.string(), is_wanted: z.boolean(), is_mandatory: z.boolean() })),
});
export type EmailChoice = z.output<typeof Choices>["choices"][number];

export const EmailChoices = call({
  method: "GET",
  base: "buyer",
  path: "/member/notify/letters",
  summary: "Addition: of which kinds the member gets e-mails",
  session: true,
  response: Choices,
});

export const EmailChoicesSave = call({
  method: "POST",
  base: "buyer",
  path: "/member/notify/letters",
  summary: "Addition: choose the kinds of e-mails; of those that are not named none are sent, the mandatory ones always",
  body: z.object({ wanted: z.array(z.enum(OPTIONAL_EMAILS)).max(OPTIONAL_EMAILS.length) }),
  session: true,
  response: Choices,
});

/** PushSubscription of the Push API: endpoint and encryption keys. */
export const PushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
  }),
});

const PushBrowser = z.object({
  id: Id,
  user_agent: z.string().default(""),
  consented_at: Timestamp.describe("When the member turned them on there"),
  is_current: z.boolean().describe("Whether it is the browser that asks"),
});

const PushBrowsers = z.object({
  key: z.string().min(1).describe("The public key that browsers subscribe with (VAPID, RFC 8292)"),
  browsers: z.array(PushBrowser),
});

export const PushState = call({
  method: "GET",
  base: "buyer",
  path: "/member/notify/push",
  summary: "Addition: in which browsers the member gets notifications; 404 where none are sent",
  session: true,
  response: PushBrowsers,
});

export const PushSave = call({
  method: "POST",
  base: "buyer",
  path: "/member/notify/push",
  summary:
    "Addition: turn notifications on in the browser that asks, in the place of what it had; consent is noted with its time",
  body: PushSubscription,
  session: true,
  browser: true,
  response: PushBrowser.pick({ id: true, consented_at: true }),
});

export const PushEnd = call({
  method: "DELETE",
  base: "buyer",
  path: "/member/notify/push/{id}",
  summary: "Addition: turn notifications off in one of the member's browsers",
  params: Key,
  session: true,
  response: z.object({ id: Id }),
});
