import type { IncomingMessage } from "node:http";
import { UPLOAD_BYTES } from "../lib/contract/upload.ts";

const KIBIBYTE = 1024;

/** Handlers that take more or less than all others, by path; in bytes. */
const LIMITS: readonly [path: RegExp, bytes: number][] = [
  // Room for the largest file and what is around it in a form.
  [/^\/api\/gateway\/buyer\/common\/upload$/, UPLOAD_BYTES + 1024 * KIBIBYTE],
  // The pictures of an evaluation together; telephones make them of 2 to 5 MB.
  [/^\/api\/evaluation$/, 2 * UPLOAD_BYTES + 1024 * KIBIBYTE],
  [/^\/api\/session\//, 16 * KIBIBYTE],
  [/^\/api\/beacons$/, 32 * KIBIBYTE],
  [/^\/api\/vitals$/, KIBIBYTE],
];
const ANY_OTHER = 256 * KIBIBYTE;

/** The largest body that whatever answers at a path takes, in bytes. */
export const bodyLimit = (pathname: string): number => LIMITS.find(([path]) => path.test(pathname))?.[1] ?? ANY_OTHER;

/** Bytes of the body as the request says them; undefined for one that is sent in pieces, which says nothing. */
export function saidLength({ headers }: Pick<IncomingMessage, "headers">): number | undefined {
  if (headers["transfer-encoding"] !== undefined) return undefined;
  return Number(headers["content-length"] ?? 0);
}

/** Reads the body of a request up to `max` bytes; undefined beyond, where the rest is thrown away as it comes. */
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

/** The body of a request that is refused is thrown away for so long, so that the visitor hears of it; then the connection ends. In milliseconds. */
const LINGER_MS = 10_000;

/** Throws away the body of a refused request. */
export function linger(request: IncomingMessage): void {
  const timer = setTimeout(() => request.destroy(), LINGER_MS).unref();
  for (const over of ["end", "close"]) request.once(over, () => clearTimeout(timer));
  request.resume();
}
