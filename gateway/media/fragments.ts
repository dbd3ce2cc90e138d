import { box, boxAt, HEADER_BYTES, uint32s } from "./mp4-boxes.ts";

/** `segment`: the whole film as one media segment, with its time at `position` (from 0) in a stream of films of this length (ADR 9). */
type Fragments = { init: Buffer; segment: (position: number) => Buffer };

/** Cuts an MP4 of one video track that begins with a sync frame. @throws RangeError for gaps, frames of several lengths, missing boxes */
export function toFragments(film: Buffer): Fragments {
  const table = ["moov", "trak", "mdia", "minf", "stbl"];
  const [times, lengths] = [boxAt(film, ...table, "stts"), boxAt(film, ...table, "stsz")];
  const count = lengths.readUInt32BE(HEADER_BYTES + 8);
  const sizes = Array.from({ length: count }, (_, index) => lengths.readUInt32BE(HEADER_BYTES + 12 + index * 4));
  const data = boxAt(film, "mdat");
  if (sizes.reduce((sum, size) => sum + size, HEADER_BYTES) !== data.length) throw new RangeError("MP4 with gaps in its frames");
  if (times.readUInt32BE(HEADER_BYTES + 4) !== 1) throw new RangeError("MP4 with frames of several lengths");
  const frameTicks = times.readUInt32BE(HEADER_BYTES + 12);
  return {
    init: initSegment(film, frameTicks),
    segment: (position) => Buffer.concat([movieFragment(sizes, position, BigInt(position) * BigInt(count * frameTicks)), data]),
  };
}

const TRACK = 1;
/** Flags of ISO 14496-12: `*_FRAME` of a frame, `BASE_IS_MOOF` of `tfhd`, `RUN_FIELDS` of `trun` (its fields: data offset, flags of the first frame, sizes). */
const SYNC_FRAME = 0x02000000;
const NON_SYNC_FRAME = 0x01010000;
const BASE_IS_MOOF = 0x020000;
const RUN_FIELDS = 0x000001 | 0x000004 | 0x000200;

function withoutDatesAndDuration(bytes: Buffer, durationAt: number): Buffer {
  if (bytes[HEADER_BYTES] !== 0) throw new RangeError("MP4 box of a version that is not read here");
  const copy = Buffer.from(bytes).fill(0, HEADER_BYTES + 4, HEADER_BYTES + 12);
  copy.writeUInt32BE(0, HEADER_BYTES + durationAt);
  return copy;
}

function initSegment(film: Buffer, frameTicks: number): Buffer {
  const media = ["moov", "trak", "mdia"];
  const table = box(
    "stbl",
    boxAt(film, ...media, "minf", "stbl", "stsd"),
    box("stts", uint32s(0, 0)),
    box("stsc", uint32s(0, 0)),
    box("stsz", uint32s(0, 0, 0)),
    box("stco", uint32s(0, 0)),
  );
  const mediaInformation = box("minf", boxAt(film, ...media, "minf", "vmhd"), boxAt(film, ...media, "minf", "dinf"), table);
  const track = box(
    "trak",
    withoutDatesAndDuration(boxAt(film, "moov", "trak", "tkhd"), 20),
    box("mdia", withoutDatesAndDuration(boxAt(film, ...media, "mdhd"), 16), boxAt(film, ...media, "hdlr"), mediaInformation),
  );
  const defaults = box("mvex", box("trex", uint32s(0, TRACK, 1, frameTicks, 0, NON_SYNC_FRAME)));
  const brands = Buffer.from("iso6\0\0\0\0iso6mp41", "latin1");
  return Buffer.concat([
    box("ftyp", brands),
    box("moov", withoutDatesAndDuration(boxAt(film, "moov", "mvhd"), 16), track, defaults),
  ]);
}

/** The `moof` box, which goes before `mdat`. `sizes` in bytes, `time` in ticks. */
function movieFragment(sizes: readonly number[], position: number, time: bigint): Buffer {
  const decodeTime = Buffer.alloc(12);
  decodeTime.writeUInt8(1);
  decodeTime.writeBigUInt64BE(time, 4);
  const withOffset = (dataOffset: number): Buffer =>
    box(
      "moof",
      box("mfhd", uint32s(0, position + 1)),
      box(
        "traf",
        box("tfhd", uint32s(BASE_IS_MOOF, TRACK)),
        box("tfdt", decodeTime),
        box("trun", uint32s(RUN_FIELDS, sizes.length, dataOffset, SYNC_FRAME, ...sizes)),
      ),
    );
  // The frames begin after this box, whose length is the same with any offset, and after the header of `mdat`.
  return withOffset(withOffset(0).length + HEADER_BYTES);
}
