"use client";

import type { CaptchaVerdict } from "@/lib/contract/captcha";
import type { CaptchaSource } from "@/lib/session/captcha";
import type messages from "@/messages/es.json";
import { PuzzleDialog } from "./captcha-puzzle.client";
import { ScriptWindow } from "./captcha-script.client";

export type CaptchaCopy = (typeof messages)["session"]["captcha"];

export type CaptchaProps = {
  source: CaptchaSource;
  copy: CaptchaCopy;
  /** Hears once how it ended: code 0 with a ticket, or any other code (specification 20.3). */
  onVerdict: (verdict: CaptchaVerdict) => void;
};

/** Asks the person for a captcha, by whichever provider the site is configured for. Load it when it is needed. */
export function Captcha({ source, copy, onVerdict }: CaptchaProps) {
  if (source.kind === "script") return <ScriptWindow source={source} copy={copy} onVerdict={onVerdict} />;
  return <PuzzleDialog copy={copy} onVerdict={onVerdict} />;
}
