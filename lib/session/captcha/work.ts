import { type Work, workText } from "@/lib/contract/captcha";

const BATCH = 64;

/** Milliseconds of uninterrupted work. */
const STRETCH_MS = 30;

const encoder = new TextEncoder();

function hasZeroBits(digest: ArrayBuffer, bits: number): boolean {
  return new DataView(digest).getUint32(0) >>> (32 - bits) === 0;
}

/** Yields to the event loop: awaiting small hashes does not. */
function createPause(): () => Promise<void> {
  let next = 0;
  return async () => {
    if (performance.now() < next) return;
    await new Promise((resolve) => setTimeout(resolve));
    next = performance.now() + STRETCH_MS;
  };
}

type Watch = { pause: () => Promise<void>; signal: AbortSignal };

async function findPart(id: string, part: number, bits: number, { pause, signal }: Watch): Promise<number> {
  for (let first = 0; ; first += BATCH) {
    await pause();
    signal.throwIfAborted();
    const numbers = Array.from({ length: BATCH }, (_, index) => first + index);
    const digests = await Promise.all(
      numbers.map((number) => crypto.subtle.digest("SHA-256", encoder.encode(workText(id, part, number)))),
    );
    const found = digests.findIndex((digest) => hasZeroBits(digest, bits));
    if (found >= 0) return first + found;
  }
}

/** Solves the proof of work. `onProgress`: 0 to 1. Rejects with the signal's reason. */
export async function doWork(
  id: string,
  { parts, bits }: Work,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<number[]> {
  const found: number[] = [];
  const watch = { pause: createPause(), signal };
  for (let part = 0; part < parts; part += 1) {
    found.push(await findPart(id, part, bits, watch));
    onProgress((part + 1) / parts);
  }
  return found;
}
