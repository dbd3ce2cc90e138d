type Box = { type: string; start: number; size: number };

const HEADER_BYTES = 8;
/** Boxes on the way from the index to its tables of chunk offsets. */
const PARENTS = ["moov", "trak", "mdia", "minf", "stbl"];

function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start + HEADER_BYTES <= to; ) {
    const size = bytes.readUInt32BE(start);
    if (size < HEADER_BYTES || start + size > to) throw new RangeError(`MP4 box of ${size} bytes at ${start} does not fit`);
    boxes.push({ type: bytes.toString("latin1", start + 4, start + HEADER_BYTES), start, size });
    start += size;
  }
  return boxes;
}

function shiftOffsets(index: Buffer, { type, start, size }: Box, distance: number): void {
  if (PARENTS.includes(type)) {
    for (const box of boxesIn(index, start + HEADER_BYTES, start + size)) shiftOffsets(index, box, distance);
  }
  if (type !== "stco") return;
  const count = index.readUInt32BE(start + 12);
  for (let i = 0; i < count; i++) {
    const at = start + 16 + i * 4;
    index.writeUInt32BE(index.readUInt32BE(at) + distance, at);
  }
}

/** Moves an MP4's index before its pictures, so that a player starts before all of it has arrived, and drops padding. Throws RangeError on what is no MP4. */
export function fastStart(film: Uint8Array): Buffer {
  const bytes = Buffer.from(film);
  const boxes = boxesIn(bytes, 0, bytes.length);
  const part = (type: string): Box => {
    const box = boxes.find((one) => one.type === type);
    if (!box) throw new RangeError(`MP4 without ${type}`);
    return box;
  };
  const [brand, data, index] = [part("ftyp"), part("mdat"), part("moov")];
  const copy = ({ start, size }: Box): Buffer => Buffer.from(bytes.subarray(start, start + size));
  const moved = copy(index);
  shiftOffsets(moved, { ...index, start: 0 }, brand.size + index.size - data.start);
  return Buffer.concat([copy(brand), moved, copy(data)]);
}
