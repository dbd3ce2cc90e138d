import type { Captcha } from "../../lib/contract/session.ts";
import type { Session } from "../route.ts";

export type Caller = { session: Session; clientIp: string };

type TicketFields = { rand_str?: string | undefined; validate_code?: string | undefined };

/** Captcha ticket of calls whose fields the specification omits; absent fields count as an invalid ticket. */
export const captchaTicket = ({ rand_str = "", validate_code = "" }: TicketFields): Captcha => ({ rand_str, validate_code });
