import type { InquiryTeam } from "@/lib/contract/inquiry";
import { toCents } from "@/lib/contract/price";
import type { Team } from "@/lib/contract/team";

export const mayDo = (team: Team | undefined, action: string): team is Team => team?.may.includes(action) ?? false;

/** An inquiry that may be a team's. */
export type OfTeam = { team?: InquiryTeam | null | undefined };

/** Whether a member may do something with an inquiry: anything with their own, and what their role allows with the team's. */
export const mayDoWith = ({ team }: OfTeam, action: "ask" | "order"): boolean => !team || team.may.includes(action);

/** Whether an order of `total` US dollars needs approval. */
export const needsApproval = (total: number, above: number | null | undefined): boolean =>
  above !== null && above !== undefined && toCents(total) > toCents(above);

const APPROVING = ["approve", "owner"];

export const hasOtherApprover = ({ people }: Pick<Team, "people">): boolean =>
  people.some(({ is_self: isSelf, role }) => !isSelf && APPROVING.includes(role));
