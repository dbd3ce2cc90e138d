import { type Box, boxAt, boxesIn, HEADER_BYTES } from "./mp4-boxes.ts";

const PARENTS = ["moov", "trak", "mdia", "minf", "stbl"];

function shiftChunkOffsets(index: Buffer, { type, start, size }: Box, distance: number): void {
  if (PARENTS.includes(type)) {
    for (const box of boxesIn(index, start + HEADER_BYTES, start + size)) shiftChunkOffsets(index, box, distance);
  }
  if (type !== "stco") return;
  const count = index.readUInt32BE(start + 12);
  for (let i = 0; i < count; i++) {
    const at = start + 16 + i * 4;
    index.writeUInt32BE(index.readUInt32BE(at) + distance, at);
  }
}

/** Moves `moov` before `mdat`, so that browsers play a film before they have all of it. @throws RangeError when malformed */
export function fastStart(film: Uint8Array): Buffer {
  const bytes = Buffer.from(film);
  const [brand, data] = [boxAt(bytes, "ftyp"), boxAt(bytes, "mdat")];
  const index = Buffer.from(boxAt(bytes, "moov"));
  const distance = brand.length + index.length - (data.byteOffset - bytes.byteOffset);
  shiftChunkOffsets(index, { type: "moov", start: 0, size: index.length }, distance);
  return Buffer.concat([brand, index, data]);
}
