export type Box = { type: string; start: number; size: number };

export const HEADER_BYTES = 8;

export function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start + HEADER_BYTES <= to; ) {
    const size = bytes.readUInt32BE(start);
    if (size < HEADER_BYTES || start + size > to) throw new RangeError(`MP4 box of ${size} bytes at ${start} does not fit`);
    boxes.push({ type: bytes.toString("latin1", start + 4, start + HEADER_BYTES), start, size });
    start += size;
  }
  return boxes;
}

/** Box at a path such as `moov`, `trak`, `tkhd`. @throws RangeError when missing */
export function boxAt(bytes: Buffer, ...path: string[]): Buffer {
  let [from, to] = [0, bytes.length];
  let start = 0;
  for (const type of path) {
    const found = boxesIn(bytes, from, to).find((box) => box.type === type);
    if (!found) throw new RangeError(`MP4 without ${type}`);
    start = found.start;
    [from, to] = [start + HEADER_BYTES, start + found.size];
  }
  return bytes.subarray(start, to);
}

export function box(type: string, ...content: Uint8Array[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(
    content.reduce((sum, { length }) => sum + length, HEADER_BYTES),
    0,
  );
  header.write(type, 4, "latin1");
  return Buffer.concat([header, ...content]);
}

export function uint32s(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}
