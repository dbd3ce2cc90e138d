import { crc32 } from "node:zlib";
import { z } from "zod";
import { CODINGS, type Entry } from "./store.ts";

const Meta = z.object({
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  tags: z.array(z.string()),
  madeAt: z.number(),
  begun: z.object({ epoch: z.string(), sequence: z.number() }),
});

/** An entry in the parts that a store writes; `checksum` covers the key, `meta` and the bodies. */
export type Packed = { meta: string; bodies: Entry["bodies"]; checksum: number };

// The lengths are part of it: bytes that move from one body to the next would otherwise go unseen.
function checksumOf(key: string, meta: string, bodies: Entry["bodies"]): number {
  const lengths = CODINGS.map((coding) => bodies[coding]?.length ?? -1);
  let sum = crc32(`${lengths.join()}\n${key}\n${meta}`);
  for (const coding of CODINGS) sum = crc32(bodies[coding] ?? "", sum);
  return sum;
}

/** Takes an entry apart for writing. */
export function pack(key: string, { bodies, ...rest }: Entry): Packed {
  const meta = JSON.stringify(rest);
  return { meta, bodies, checksum: checksumOf(key, meta, bodies) };
}

/** Puts an entry together again; undefined when it is torn, belongs to another key or was written in another format. */
export function unpack(key: string, { meta, bodies, checksum }: Packed): Entry | undefined {
  if (checksumOf(key, meta, bodies) !== checksum) return undefined;
  const { data } = Meta.safeParse(JSON.parse(meta));
  return data && { ...data, bodies };
}

/** What an entry counts against a limit, in bytes: key, meta and bodies. */
export function bytesOf(key: string, { meta, bodies }: Packed): number {
  const sizes = CODINGS.map((coding) => bodies[coding]?.length ?? 0);
  return sizes.reduce((sum, size) => sum + size, Buffer.byteLength(key) + Buffer.byteLength(meta));
}

// Checksum, length of the meta, then a length for each coding: 32 bits each.
const HEADER_BYTES = 4 * (2 + CODINGS.length);
const ABSENT = 0xffff_ffff;

/** An entry as one value: a header of lengths and checksum, the meta, the bodies. */
export function toValue({ meta, bodies, checksum }: Packed): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  const text = Buffer.from(meta);
  header.writeUInt32BE(checksum, 0);
  header.writeUInt32BE(text.length, 4);
  CODINGS.forEach((coding, index) => {
    header.writeUInt32BE(bodies[coding]?.length ?? ABSENT, 8 + 4 * index);
  });
  return Buffer.concat([header, text, ...CODINGS.map((coding) => bodies[coding] ?? Buffer.alloc(0))]);
}

/** The entry in such a value; undefined when it is not whole. */
export function fromValue(key: string, value: Buffer): Entry | undefined {
  if (value.length < HEADER_BYTES) return undefined;
  let end = HEADER_BYTES + value.readUInt32BE(4);
  const meta = value.toString("utf8", HEADER_BYTES, end);
  const bodies: Entry["bodies"] = {};
  for (const [index, coding] of CODINGS.entries()) {
    const length = value.readUInt32BE(8 + 4 * index);
    if (length === ABSENT) continue;
    bodies[coding] = value.subarray(end, end + length);
    end += length;
  }
  return unpack(key, { meta, bodies, checksum: value.readUInt32BE(0) });
}
