import { TEAM_ACTIONS, TEAM_ROLES } from "../../lib/contract/team.ts";

type Role = (typeof TEAM_ROLES)[number];
export type TeamAction = (typeof TEAM_ACTIONS)[number];

const LOWEST_ROLE: Record<TeamAction, Role> = { ask: "ask", order: "order", approve: "approve", manage: "owner" };

const ROLES: readonly string[] = TEAM_ROLES;
const rank = (role: string): number => ROLES.indexOf(role);

/** An unknown role may only read. */
export const may = (role: string, action: TeamAction): boolean => rank(role) >= rank(LOWEST_ROLE[action]);

export const allowedBy = (role: string): TeamAction[] => TEAM_ACTIONS.filter((action) => may(role, action));

export const needsApproval = (totalCents: number, approveAboveCents: number | undefined): boolean =>
  approveAboveCents !== undefined && totalCents > approveAboveCents;

/** Which actions on an order of the team a person may do; nobody approves an own order. */
export function actionsFor(actions: string[], { role, isOwn }: { role: string; isOwn: boolean }): string[] {
  return actions.filter((action) => {
    if (action === "reorder") return true;
    if (action === "approve") return may(role, "approve") && !isOwn;
    return may(role, action === "delete" ? "manage" : "order");
  });
}

/** Whether the team would have no owner if person `id` had this role, or none. */
export const losesLastOwner = (people: { id: number; role: string }[], id: number, role?: string): boolean =>
  people.some((person) => person.id === id && person.role === "owner") &&
  role !== "owner" &&
  people.filter((person) => person.role === "owner").length === 1;
