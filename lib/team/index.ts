import { toCents } from "@/lib/contract/price";
import type { Team } from "@/lib/contract/team";

export const mayDo = (team: Team | undefined, action: string): team is Team => team?.may.includes(action) ?? false;

/** Whether an order of `total` US dollars needs approval. */
export const needsApproval = (total: number, above: number | null | undefined): boolean =>
  above !== null && above !== undefined && toCents(total) > toCents(above);

/** Unknown roles are shown as they are. */
export const roleWord = (words: Record<string, string>, role: string): string => new Map(Object.entries(words)).get(role) ?? role;
