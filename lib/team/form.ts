import { z } from "zod";
import { TEAM_NAME_MAX, TEAM_ROLES } from "@/lib/contract/team";

const ABOVE_MAX = 10_000_000;

/** US dollars above which an order needs approval. Blank: no order does. Browsers without number inputs may send a decimal comma. */
const Above = z
  .string()
  .trim()
  .transform((typed) => (typed === "" ? null : Number(typed.replace(/^(\d+),(\d{1,2})$/, "$1.$2"))))
  .pipe(z.number("above").nonnegative("above").max(ABOVE_MAX, "above").nullable());

const Name = z.string().trim().min(1, "name").max(TEAM_NAME_MAX, "name");

export const TeamForm = z.object({ name: Name });

export const TeamSettingsForm = TeamForm.extend({ approve_above: Above });

export const InviteForm = z.object({ email: z.email("email").max(254, "email"), role: z.enum(TEAM_ROLES, "role") });

export const firstProblem = ({ issues }: z.ZodError): string => issues[0]?.message ?? "refused";
