import type { Captcha } from "../../lib/contract/session.ts";
import type { Session } from "../route.ts";

/** Which member asks, in which session, from which address. */
export type Asking = { session: Session; address: string };

/** The answer to every request for a code. */
export const SENT = { message: "Le enviamos un código de 6 dígitos. Vence en 10 minutos." };

type Given = { rand_str?: string | undefined; validate_code?: string | undefined };

/** The captcha ticket of a call that may be made without one; half a ticket is a wrong one. */
export function ticketOf({ rand_str, validate_code }: Given): Captcha | undefined {
  if (rand_str === undefined && validate_code === undefined) return undefined;
  return { rand_str: rand_str ?? "", validate_code: validate_code ?? "" };
}
