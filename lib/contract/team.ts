import { z } from "zod";
import { call } from "./call.ts";
import { ORDER_REASON_MAX } from "./limits.ts";
import { MovedOrder, OrderNo } from "./order.ts";
import { Count, Id, Money, Timestamp } from "./wire.ts";

/** Each role may do all that the role before it may, and more. An unknown role is shown as it came and may only read. */
export const TEAM_ROLES = ["look", "ask", "order", "approve", "owner"] as const;

export const TEAM_ACTIONS = ["ask", "order", "approve", "manage"] as const;

/** People in a team, invited ones included. */
export const TEAM_PEOPLE_MAX = 50;
export const TEAM_NAME_MAX = 120;

const Role = z.enum(TEAM_ROLES);
const Name = z.string().trim().min(1).max(TEAM_NAME_MAX);
const Reason = z.string().trim().max(ORDER_REASON_MAX);

const Person = z.object({
  id: Id,
  name: z.string(),
  email: z.string().optional().describe("Told to owners alone"),
  role: z.string(),
  is_self: z.boolean(),
});
export type TeamPerson = z.output<typeof Person>;

const Invitation = z.object({ id: Id, email: z.string(), role: z.string(), ends_at: Timestamp });

const Team = z.object({
  id: Id,
  name: z.string(),
  tax_id: z.string().optional(),
  role: z.string(),
  may: z.array(z.string()).describe("What the member may do in it: `ask` for quotations, `order`, `approve`, `manage`"),
  approve_above: Money.nullish().describe(
    "An order of more US dollars waits for somebody else's approval; null where none waits",
  ),
  people: z.array(Person),
  invitations: z.array(Invitation).default([]).describe("Told to owners alone"),
  waiting: Count.describe("Orders that the member could approve now"),
});
export type Team = z.output<typeof Team>;

const member = { base: "buyer", session: true } as const;
const Key = z.object({ id: Id });
const Done = z.object({ id: Id });

export const TeamShow = call({
  ...member,
  method: "GET",
  path: "/member/team",
  summary: "Addition: the member's team, or null",
  response: z.object({ team: Team.nullable() }),
});

export const TeamCreate = call({
  ...member,
  method: "POST",
  path: "/member/team",
  summary: "Addition: make a team, whose owner the member is; the tax number is the member's",
  body: z.object({ name: Name }),
  response: Done,
});

export const TeamChange = call({
  ...member,
  method: "POST",
  path: "/member/team/{id}",
  summary: "Addition: name an own team and say above which sum an order waits for approval",
  params: Key,
  body: z.object({ name: Name, approve_above: Money.nullable() }),
  response: Done,
});

export const TeamEnd = call({
  ...member,
  method: "DELETE",
  path: "/member/team/{id}",
  summary: "Addition: end an own team; its orders and requests become the owner's",
  params: Key,
  response: Done,
});

export const TeamInvite = call({
  ...member,
  method: "POST",
  path: "/member/team/{id}/invitation",
  summary: "Addition: invite somebody by e-mail; an earlier invitation of the same e-mail ends",
  params: Key,
  body: z.object({ email: z.email().max(254), role: Role }),
  response: z.object({ id: Id, token: z.string().describe("Works once, for the member with that e-mail; told this once") }),
});

export const TeamInvitationEnd = call({
  ...member,
  method: "DELETE",
  path: "/member/team/{id}/invitation/{invitation}",
  summary: "Addition: take an invitation back",
  params: Key.extend({ invitation: Id }),
  response: Done,
});

const Token = z.object({ token: z.string().min(1).max(100) });

export const InvitationShow = call({
  ...member,
  method: "GET",
  path: "/member/invitation/{token}",
  summary: "Addition: what an invitation offers, and whether the member can accept it",
  params: Token,
  response: z.object({
    team: z.string(),
    role: z.string(),
    ends_at: Timestamp,
    obstacle: z.string().optional().describe("Why the member cannot accept it now, in Spanish"),
    needs_proof: z.boolean().optional().describe("Whether the obstacle is that the member's e-mail is not confirmed"),
  }),
});

export const InvitationAccept = call({
  ...member,
  method: "POST",
  path: "/member/invitation/{token}",
  summary: "Addition: accept an invitation, once",
  params: Token,
  response: Done,
});

export const TeamPersonChange = call({
  ...member,
  method: "POST",
  path: "/member/team/{id}/person/{person}",
  summary: "Addition: give a person of an own team another role",
  params: Key.extend({ person: Id }),
  body: z.object({ role: Role }),
  response: Done,
});

export const TeamPersonRemove = call({
  ...member,
  method: "DELETE",
  path: "/member/team/{id}/person/{person}",
  summary: "Addition: take a person out of an own team, or leave one; access ends at once",
  params: Key.extend({ person: Id }),
  response: Done,
});

export const OrderDecide = call({
  base: "base3",
  session: true,
  method: "POST",
  path: "national/v1/orders/decide",
  summary: "Addition: approve or decline an order of the team, of either family, that somebody else placed",
  body: OrderNo.extend({ is_approved: z.boolean(), reason: Reason.default("") }),
  response: MovedOrder,
});
