import type { SendCodeCopy } from "@/components/session/send-code.client";
import type { Account } from "@/lib/account";
import type { CaptchaSource } from "@/lib/session/captcha";
import type { AccountCopy } from "./copy";

export type FormProps = {
  account: Account;
  copy: AccountCopy;
  codes: { source: CaptchaSource; copy: SendCodeCopy };
  /** Called with true after a proof of identity, with false when the gateway asks for a new one. */
  onProof: (isProved: boolean) => void;
  /** Called after a saved change, with the gateway's message and the fields that changed. */
  onDone: (message: string, change: Partial<Account>) => void;
};
