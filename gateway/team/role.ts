import { TEAM_ACTIONS, TEAM_ROLES } from "../../lib/contract/team.ts";

type Role = (typeof TEAM_ROLES)[number];
export type TeamAction = (typeof TEAM_ACTIONS)[number];

/** From which role on something may be done. */
const FROM: Record<TeamAction, Role> = { ask: "ask", order: "order", approve: "approve", manage: "owner" };

const ROLES: readonly string[] = TEAM_ROLES;
const rank = (role: string): number => ROLES.indexOf(role);

/** Whether a role may do something in its team; an unknown role may only look. */
export const may = (role: string, action: TeamAction): boolean => rank(role) >= rank(FROM[action]);

/** All that a role may do. */
export const allowedBy = (role: string): TeamAction[] => TEAM_ACTIONS.filter((action) => may(role, action));

/** Whether an order of so many cents waits for approval; the sum itself does not. */
export const isHeld = (totalCents: number, approveAboveCents: number | undefined): boolean =>
  approveAboveCents !== undefined && totalCents > approveAboveCents;

/** What a person can do with an order of the team, of what its status allows: who placed it never approves it. */
export function actionsFor(actions: string[], { role, isOwn }: { role: string; isOwn: boolean }): string[] {
  return actions.filter((action) => {
    if (action === "reorder") return true;
    if (action === "approve") return may(role, "approve") && !isOwn;
    return may(role, action === "delete" ? "manage" : "order");
  });
}

/** Whether a team would be without an owner after a person has another role, or none. */
export const losesLastOwner = (people: { id: number; role: string }[], id: number, role?: string): boolean =>
  people.some((person) => person.id === id && person.role === "owner") &&
  role !== "owner" &&
  people.filter((person) => person.role === "owner").length === 1;
