"use client";

import type { CaptchaProps } from "./captcha-props";
import { PuzzleDialog } from "./captcha-puzzle.client";
import { ScriptWindow } from "./captcha-script.client";

export function Captcha({ source, copy, onVerdict }: CaptchaProps) {
  if (source.kind === "script") return <ScriptWindow source={source} copy={copy} onVerdict={onVerdict} />;
  return <PuzzleDialog copy={copy} onVerdict={onVerdict} />;
}
