import type { CaptchaVerdict } from "@/lib/contract/captcha";
import type { Captcha } from "@/lib/contract/session";

/** The self-hosted puzzle or a third party's script. */
export type CaptchaSource = { kind: "puzzle" } | { kind: "script"; url: string; appId: string };

/** The person closed the captcha. */
export const CLOSED: CaptchaVerdict = { code: -1 };

/** Undefined for any code but 0 (specification 20.3). */
export function toTicket({ code, rand_str, validate_code }: CaptchaVerdict): Captcha | undefined {
  return code === 0 && rand_str && validate_code ? { rand_str, validate_code } : undefined;
}
