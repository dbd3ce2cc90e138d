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
  /** Called once: code 0 with a ticket, or another code (specification 20.3). */
  onVerdict: (verdict: CaptchaVerdict) => void;
};

/** Load on demand. */
export function Captcha({ source, copy, onVerdict }: CaptchaProps) {
  if (source.kind === "script") return <ScriptWindow source={source} copy={copy} onVerdict={onVerdict} />;
  return <PuzzleDialog copy={copy} onVerdict={onVerdict} />;
}
