import type { Captcha } from "../../lib/contract/session.ts";
import type { Session } from "../route.ts";

export type Caller = { session: Session; clientIp: string };

type TicketFields = { rand_str?: string | undefined; validate_code?: string | undefined };

/** The ticket fields are optional, since the specification does not name them for these calls; missing ones make an invalid ticket. */
export const captchaTicket = ({ rand_str = "", validate_code = "" }: TicketFields): Captcha => ({ rand_str, validate_code });
