import { createHash } from "node:crypto";
import { type Work, workText } from "../../lib/contract/captcha.ts";

/** About 65,000 hashes: a second in a browser. Many small parts, so that nobody is unlucky and waits far longer. */
export const WORK: Work = { parts: 16, bits: 12 };

function hasZeroBits(digest: Buffer, bits: number): boolean {
  return digest.readUInt32BE(0) >>> (32 - bits) === 0;
}

/** Whether somebody computed what the challenge asks for instead of the puzzle. */
export function isWorkDone(id: string, found: number[], { parts, bits }: Work = WORK): boolean {
  if (found.length !== parts) return false;
  return found.every((number, part) =>
    hasZeroBits(
      createHash("sha256")
        .update(workText(id, part, number))
        .digest(),
      bits,
    ),
  );
}
