import type { IncomingMessage } from "node:http";
import { UPLOAD_BYTES } from "../lib/contract/upload-types.ts";

const KIBIBYTE = 1024;

const LIMITS: readonly [path: RegExp, bytes: number][] = [
  // Plus 1 MiB for the other fields of the form.
  [/^\/api\/gateway\/buyer\/common\/upload$/, UPLOAD_BYTES + 1024 * KIBIBYTE],
  // All pictures of an evaluation come in one body; a phone's picture has 2 to 5 MB.
  [/^\/api\/evaluation$/, 2 * UPLOAD_BYTES + 1024 * KIBIBYTE],
  [/^\/api\/session\//, 16 * KIBIBYTE],
  [/^\/api\/beacons$/, 32 * KIBIBYTE],
  [/^\/api\/vitals$/, KIBIBYTE],
];
const ANY_OTHER = 256 * KIBIBYTE;

export const bodyLimit = (pathname: string): number => LIMITS.find(([path]) => path.test(pathname))?.[1] ?? ANY_OTHER;

/** Content-Length, 0 where there is none; undefined for a chunked body. */
export function declaredLength({ headers }: Pick<IncomingMessage, "headers">): number | undefined {
  if (headers["transfer-encoding"] !== undefined) return undefined;
  return Number(headers["content-length"] ?? 0);
}

/** Reads a body of at most `max` bytes. Undefined for a longer one, whose rest is discarded. */
export function readBody(request: IncomingMessage, max: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= max) return chunks.push(chunk);
      chunks.length = 0;
      return resolve(undefined);
    });
    request.once("end", () => resolve(Buffer.concat(chunks)));
    request.once("error", reject);
  });
}

/** How long a refused body is read and discarded, so that the client reads the response, in milliseconds. */
const LINGER_MS = 10_000;

/** Discards the body of a refused request; closes the connection if the body takes longer than LINGER_MS. */
export function discardBody(request: IncomingMessage): void {
  const timer = setTimeout(() => request.destroy(), LINGER_MS).unref();
  for (const over of ["end", "close"]) request.once(over, () => clearTimeout(timer));
  request.resume();
}
