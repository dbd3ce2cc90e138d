import { type Work, workText } from "@/lib/contract/captcha";

/** Hashes asked for at once: enough to keep the browser busy, few enough that a press is answered in between. */
const BATCH = 64;

const encoder = new TextEncoder();

function hasZeroBits(digest: ArrayBuffer, bits: number): boolean {
  return new DataView(digest).getUint32(0) >>> (32 - bits) === 0;
}

async function findPart(id: string, part: number, bits: number, signal: AbortSignal): Promise<number> {
  for (let first = 0; ; first += BATCH) {
    signal.throwIfAborted();
    const numbers = Array.from({ length: BATCH }, (_, index) => first + index);
    const digests = await Promise.all(
      numbers.map((number) => crypto.subtle.digest("SHA-256", encoder.encode(workText(id, part, number)))),
    );
    const found = digests.findIndex((digest) => hasZeroBits(digest, bits));
    if (found >= 0) return first + found;
  }
}

/**
 * Computes what stands for the puzzle: needs no sight, no hand, no memory. `onProgress` hears how much is done, 0 to 1.
 * Rejects with the signal's reason when it is aborted.
 */
export async function doWork(
  id: string,
  { parts, bits }: Work,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<number[]> {
  const found: number[] = [];
  for (let part = 0; part < parts; part += 1) {
    found.push(await findPart(id, part, bits, signal));
    onProgress((part + 1) / parts);
  }
  return found;
}
