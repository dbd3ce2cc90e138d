import { createHash } from "node:crypto";
import { type Work, workText } from "../../lib/contract/captcha.ts";

/** Difficulty without failures. Many small parts reduce the variance. */
const BITS_MIN = 12;
const BITS_MAX = BITS_MIN + 6;

/** Instead of the puzzle: from 65,000 hashes, about a second. */
export const alternativeWork = (bits: number): Work => ({ parts: 16, bits });

export const sliderWork = (bits: number): Work => ({ parts: 4, bits });

const ASKED_FREELY = 8;

/** Doubles with each doubling of requests and failures of an IP. */
export function bitsFor({ requested, failed }: { requested: number; failed: number }): number {
  const pressure = failed / 2 + requested / ASKED_FREELY;
  return Math.min(BITS_MAX, BITS_MIN + Math.floor(Math.log2(1 + pressure)));
}

function hasZeroBits(digest: Buffer, bits: number): boolean {
  return digest.readUInt32BE(0) >>> (32 - bits) === 0;
}

export function isWorkDone(id: string, found: number[], { parts, bits }: Work): boolean {
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
