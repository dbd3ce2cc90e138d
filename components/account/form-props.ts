import type { SendCodeCopy } from "@/components/session/send-code.client";
import type { Account } from "@/lib/account";
import type { CaptchaSource } from "@/lib/session/captcha";
import type { AccountCopy } from "./copy";

/** What every form of the settings gets. `onDone` hears the gateway's words and what has changed. */
export type FormProps = {
  account: Account;
  copy: AccountCopy;
  /** What stands before every code: which captcha, and the words of the button that sends. */
  codes: { source: CaptchaSource; copy: SendCodeCopy };
  /** Hears that the service asks for a fresh proof, or that there is one. */
  onProof: (isProved: boolean) => void;
  onDone: (message: string, change: Partial<Account>) => void;
};
