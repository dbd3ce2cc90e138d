import { crc32 } from "node:zlib";
import { z } from "zod";
import { CODINGS, type Entry } from "./store.ts";

const Meta = z.object({
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  tags: z.array(z.string()),
  madeAt: z.number(),
  logPosition: z.object({ epoch: z.string(), sequence: z.number() }),
});

/** An entry as stores write it; `checksum` covers key, `meta` and bodies. */
export type Packed = { meta: string; bodies: Entry["bodies"]; checksum: number };

// The lengths are included, so that bytes which moved from one body to another are noticed.
function computeChecksum(key: string, meta: string, bodies: Entry["bodies"]): number {
  const lengths = CODINGS.map((coding) => bodies[coding]?.length ?? -1);
  let sum = crc32(`${lengths.join()}\n${key}\n${meta}`);
  for (const coding of CODINGS) sum = crc32(bodies[coding] ?? "", sum);
  return sum;
}

export function pack(key: string, { bodies, ...rest }: Entry): Packed {
  const meta = JSON.stringify(rest);
  return { meta, bodies, checksum: computeChecksum(key, meta, bodies) };
}

/** Restores an entry. Undefined when it is damaged, or of another key or format version. */
export function unpack(key: string, { meta, bodies, checksum }: Packed): Entry | undefined {
  if (computeChecksum(key, meta, bodies) !== checksum) return undefined;
  const { data } = Meta.safeParse(JSON.parse(meta));
  return data && { ...data, bodies };
}

export function packedSize(key: string, { meta, bodies }: Packed): number {
  const sizes = CODINGS.map((coding) => bodies[coding]?.length ?? 0);
  return sizes.reduce((sum, size) => sum + size, Buffer.byteLength(key) + Buffer.byteLength(meta));
}

// The header has the checksum, the length of the meta and a length for each encoding, each of 32 bits.
const HEADER_BYTES = 4 * (2 + CODINGS.length);
const ABSENT = 0xffff_ffff;

export function toRedisValue({ meta, bodies, checksum }: Packed): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  const text = Buffer.from(meta);
  header.writeUInt32BE(checksum, 0);
  header.writeUInt32BE(text.length, 4);
  CODINGS.forEach((coding, index) => {
    header.writeUInt32BE(bodies[coding]?.length ?? ABSENT, 8 + 4 * index);
  });
  return Buffer.concat([header, text, ...CODINGS.map((coding) => bodies[coding] ?? Buffer.alloc(0))]);
}

export function fromRedisValue(key: string, value: Buffer): Entry | undefined {
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
