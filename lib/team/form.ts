import { z } from "zod";
import { TEAM_NAME_MAX, TEAM_ROLES } from "@/lib/contract/team";

const ABOVE_MAX = 10_000_000;

/** US dollars as a field for numbers posts them; blank: no order waits. The decimal comma of a browser without such fields counts too. */
const Above = z
  .string()
  .trim()
  .transform((typed) => (typed === "" ? null : Number(typed.replace(/^(\d+),(\d{1,2})$/, "$1.$2"))))
  .pipe(z.number("above").nonnegative("above").max(ABOVE_MAX, "above").nullable());

const Name = z.string().trim().min(1, "name").max(TEAM_NAME_MAX, "name");

/** A new team. */
export const TeamForm = z.object({ name: Name });

/** A team's name, and the sum above which its orders wait. */
export const TeamSettingsForm = TeamForm.extend({ approve_above: Above });

/** Whom to invite, and as what. */
export const InviteForm = z.object({ email: z.email("email").max(254, "email"), role: z.enum(TEAM_ROLES, "role") });

/** The first key of a form's messages, which names what is wrong. */
export const problemOf = ({ issues }: z.ZodError): string => issues[0]?.message ?? "refused";
