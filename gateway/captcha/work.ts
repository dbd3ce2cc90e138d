import { createHash } from "node:crypto";
import { type Work, workText } from "../../lib/contract/captcha.ts";

/** Zero bits of a part for a visitor without failed challenges. Many small parts, so that nobody is unlucky and waits far longer. */
export const LEAST_BITS = 12;
/** Sixty-four times the work: beyond, a browser would wait longer than a person does. */
const MOST_BITS = LEAST_BITS + 6;

/** What stands for the puzzle: at first about 65,000 hashes, a second in a browser. */
export const alternativeOf = (bits: number): Work => ({ parts: 16, bits });

/** What goes with the place of the piece: a quarter of it, done while the person looks. */
export const tollOf = (bits: number): Work => ({ parts: 4, bits });

const ASKED_FREELY = 8;

/** How hard the work is for an address that has asked and failed so often lately: it doubles with each doubling of both. */
export function bitsFor({ requested, failed }: { requested: number; failed: number }): number {
  const pressure = failed / 2 + requested / ASKED_FREELY;
  return Math.min(MOST_BITS, LEAST_BITS + Math.floor(Math.log2(1 + pressure)));
}

function hasZeroBits(digest: Buffer, bits: number): boolean {
  return digest.readUInt32BE(0) >>> (32 - bits) === 0;
}

/** Whether somebody computed what the challenge asks for. */
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
