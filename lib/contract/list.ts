import { z } from "zod";
import { call } from "./call.ts";
import { WantedLine } from "./cart.ts";
import { CART_LINES_MAX } from "./limits.ts";
import { ResolvedLine } from "./line.ts";
import { Count, Id, Timestamp } from "./wire.ts";

/** Limits: lists per member, and characters of a list's name. A list has at most as many lines as a cart. */
export const LISTS_MAX = 50;
export const LIST_NAME_MAX = 80;

const Name = z.string().trim().min(1).max(LIST_NAME_MAX);
const Lines = z.array(WantedLine).max(CART_LINES_MAX);

const GoodsList = z.object({
  id: Id,
  name: z.string(),
  count: Count.describe("Lines"),
  covers: z.array(z.string()).default([]).describe("Pictures of its first goods, three at most"),
  share: z.string().optional().describe("The secret of the link that shows it to everybody; left out while it is not shared"),
  updated_at: Timestamp,
});
export type GoodsList = z.output<typeof GoodsList>;

const WithLines = GoodsList.extend({ lines: z.array(ResolvedLine).describe("As they stand now, each with its quantity") });

const member = { base: "buyer", session: true } as const;
const Key = z.object({ id: Id });

export const ListAll = call({
  ...member,
  method: "GET",
  path: "/member/list",
  summary: "Addition: the member's lists of goods, the last changed first",
  response: z.object({ records: z.array(GoodsList) }),
});

export const ListCreate = call({
  ...member,
  method: "POST",
  path: "/member/list",
  summary: "Addition: make a list of goods",
  body: z.object({ name: Name, lines: Lines.default([]) }),
  response: z.object({ id: Id }),
});

export const ListDetail = call({
  ...member,
  method: "GET",
  path: "/member/list/{id}",
  summary: "Addition: one list with its lines",
  params: Key,
  response: WithLines,
});

export const ListChange = call({
  ...member,
  method: "POST",
  path: "/member/list/{id}",
  summary:
    "Addition: name a list, replace its lines, add lines (quantities summed), share it or end that; what is left out stays",
  params: Key,
  body: z.object({ name: Name.optional(), lines: Lines.optional(), add: Lines.optional(), is_shared: z.boolean().optional() }),
  response: z.object({ id: Id }),
});

export const ListDelete = call({
  ...member,
  method: "DELETE",
  path: "/member/list/{id}",
  summary: "Addition: delete a list; its link leads nowhere then",
  params: Key,
  response: z.object({ id: Id }),
});

export const SharedList = call({
  method: "GET",
  base: "buyer",
  path: "/list/{share}",
  summary: "Addition: a shared list, without anything of whose it is",
  params: z.object({ share: z.string().min(1).max(64) }),
  response: WithLines.pick({ name: true, lines: true, updated_at: true }),
});
