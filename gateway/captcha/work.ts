import { createHash } from "node:crypto";
import { type Work, workText } from "../../lib/contract/captcha.ts";

/** Difficulty at a first visit: 4,096 hashes on average for each part of the work. */
const BITS_MIN = 12;
const BITS_MAX = BITS_MIN + 6;

/** Work that replaces the puzzle: 65,000 hashes or more, about a second. Many small parts make the time about equal for everybody. */
export const alternativeWork = (bits: number): Work => ({ parts: 16, bits });

/** Work that goes with a solved puzzle (`toll` of the contract). */
export const puzzleToll = (bits: number): Work => ({ parts: 4, bits });

/** This many requests raise the difficulty as much as two failures. */
const REQUESTS_PER_PRESSURE = 8;

/** One bit more, twice the work, whenever the requests and failures of an IP have about doubled. */
export function bitsFor({ requested, failed }: { requested: number; failed: number }): number {
  const pressure = failed / 2 + requested / REQUESTS_PER_PRESSURE;
  return Math.min(BITS_MAX, BITS_MIN + Math.floor(Math.log2(1 + pressure)));
}

function hasLeadingZeroBits(digest: Buffer, bits: number): boolean {
  return digest.readUInt32BE(0) >>> (32 - bits) === 0;
}

export function isWorkDone(id: string, found: number[], { parts, bits }: Work): boolean {
  if (found.length !== parts) return false;
  return found.every((number, part) =>
    hasLeadingZeroBits(
      createHash("sha256")
        .update(workText(id, part, number))
        .digest(),
      bits,
    ),
  );
}
