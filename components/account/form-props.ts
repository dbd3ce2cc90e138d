import type { SendCodeCopy } from "@/components/session/send-code.client";
import type { Account } from "@/lib/account";
import type { CaptchaSource } from "@/lib/session/captcha";
import type { AccountCopy } from "./copy";

export type FormProps = {
  account: Account;
  copy: AccountCopy;
  codes: { source: CaptchaSource; copy: SendCodeCopy };
  /** True after a proof of identity; false when the gateway asks for another. */
  onProof: (isProved: boolean) => void;
  /** With the gateway's message and what has changed. */
  onDone: (message: string, change: Partial<Account>) => void;
};
