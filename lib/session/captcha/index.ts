import type { CaptchaVerdict } from "@/lib/contract/captcha";
import type { Captcha } from "@/lib/contract/session";

/** Who asks the person to prove that there is one: the self-hosted puzzle, or a third party's script. */
export type CaptchaSource = { kind: "puzzle" } | { kind: "script"; url: string; appId: string };

/** The person closed the captcha. */
export const CLOSED: CaptchaVerdict = { code: -1 };

/** The ticket of a passed captcha; undefined for any code but 0 (specification 20.3). */
export function ticketOf({ code, rand_str, validate_code }: CaptchaVerdict): Captcha | undefined {
  return code === 0 && rand_str && validate_code ? { rand_str, validate_code } : undefined;
}
