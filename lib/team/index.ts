import type { Team } from "@/lib/contract/team";

/** Whether a member may do something in the team, as the gateway says. */
export const mayDo = (team: Team | undefined, action: string): team is Team => team?.may.includes(action) ?? false;

/** Whether an order of so many US dollars would wait for a second person. */
export const isHeld = (total: number, above: number | null | undefined): boolean =>
  above !== null && above !== undefined && Math.round(total * 100) > Math.round(above * 100);

/** The name of a role; an unknown one as it came. */
export const roleWord = (words: Record<string, string>, role: string): string => new Map(Object.entries(words)).get(role) ?? role;
