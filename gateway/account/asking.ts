import type { Captcha } from "../../lib/contract/session.ts";
import type { Session } from "../route.ts";

/** Which member asks, in which session, from which address. */
export type Asking = { session: Session; address: string };

/** The answer to every request for a code. */
export const SENT = { message: "Le enviamos un código de 6 dígitos. Vence en 10 minutos." };

type Given = { rand_str?: string | undefined; validate_code?: string | undefined };

/**
 * The captcha ticket of a call whose fields the specification does not show; one that names none has a wrong one, because
 * nothing is sent to anybody for nothing.
 */
export const ticketOf = ({ rand_str = "", validate_code = "" }: Given): Captcha => ({ rand_str, validate_code });
