import { type Work, workText } from "@/lib/contract/captcha";

const BATCH_SIZE = 64;

const WORK_MS = 30;

const encoder = new TextEncoder();

function hasLeadingZeroBits(digest: ArrayBuffer, bits: number): boolean {
  return new DataView(digest).getUint32(0) >>> (32 - bits) === 0;
}

/** Lets the page respond every WORK_MS: awaiting small hashes does not yield to the event loop. */
function createPause(): () => Promise<void> {
  let next = 0;
  return async () => {
    if (performance.now() < next) return;
    await new Promise((resolve) => setTimeout(resolve));
    next = performance.now() + WORK_MS;
  };
}

type Interrupts = { pause: () => Promise<void>; signal: AbortSignal };

/** The least number whose hash with `id` and `part` begins with `bits` zero bits. */
async function findNumber(id: string, part: number, bits: number, { pause, signal }: Interrupts): Promise<number> {
  for (let first = 0; ; first += BATCH_SIZE) {
    await pause();
    signal.throwIfAborted();
    const numbers = Array.from({ length: BATCH_SIZE }, (_, index) => first + index);
    const digests = await Promise.all(
      numbers.map((number) => crypto.subtle.digest("SHA-256", encoder.encode(workText(id, part, number)))),
    );
    const found = digests.findIndex((digest) => hasLeadingZeroBits(digest, bits));
    if (found >= 0) return first + found;
  }
}

/** Solves the proof of work. `onProgress`: 0 to 1. Rejects with the signal's reason. */
export async function doWork(
  id: string,
  { parts, bits }: Work,
  { onProgress, signal }: { onProgress: (done: number) => void; signal: AbortSignal },
): Promise<number[]> {
  const found: number[] = [];
  const interrupts = { pause: createPause(), signal };
  for (let part = 0; part < parts; part += 1) {
    found.push(await findNumber(id, part, bits, interrupts));
    onProgress((part + 1) / parts);
  }
  return found;
}
