import type { Captcha } from "../../lib/contract/session.ts";
import type { Session } from "../route.ts";

export type Caller = { session: Session; clientIp: string };

type TicketFields = { rand_str?: string | undefined; validate_code?: string | undefined };

/** The captcha ticket of calls for which the specification names no such fields; without them it is an invalid ticket. */
export const captchaTicket = ({ rand_str = "", validate_code = "" }: TicketFields): Captcha => ({ rand_str, validate_code });
