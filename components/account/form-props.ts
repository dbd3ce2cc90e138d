import type { SendCodeCopy } from "@/components/session/send-code.client";
import type { Account } from "@/lib/account";
import type { CaptchaSource } from "@/lib/session/captcha";
import type { AccountCopy } from "./copy";

/** `onDone`: the gateway's message and the changed fields. */
export type FormProps = {
  account: Account;
  copy: AccountCopy;
  codes: { source: CaptchaSource; copy: SendCodeCopy };
  /** False when the gateway asks for a fresh proof of identity. */
  onProof: (isProved: boolean) => void;
  onDone: (message: string, change: Partial<Account>) => void;
};
