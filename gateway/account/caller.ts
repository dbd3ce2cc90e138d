import type { Captcha } from "../../lib/contract/session.ts";
import type { Session } from "../route.ts";

/** Which member asks, in which session, from which address. */
export type Caller = { session: Session; address: string };

/** The answer to every request for a code. */
export const CODE_SENT = { message: "Le enviamos un código de 6 dígitos. Vence en 10 minutos." };

type TicketFields = { rand_str?: string | undefined; validate_code?: string | undefined };

/**
 * The captcha ticket of a call whose fields the specification does not show; one that names none has a wrong one, because
 * nothing is sent to anybody for nothing.
 */
export const captchaTicket = ({ rand_str = "", validate_code = "" }: TicketFields): Captcha => ({ rand_str, validate_code });
