import type { CaptchaVerdict } from "@/lib/contract/captcha";
import type { CaptchaSource } from "@/lib/session/captcha";
import type messages from "@/messages/es.json";

export type CaptchaCopy = (typeof messages)["session"]["captcha"];

export type CaptchaProps = {
  source: CaptchaSource;
  copy: CaptchaCopy;
  /** Called once: code 0 with a ticket, or another code (specification 20.3). */
  onVerdict: (verdict: CaptchaVerdict) => void;
};
