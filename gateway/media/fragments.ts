import { box, boxAt, HEADER_BYTES, words } from "./boxes.ts";

type Fragments = {
  init: Buffer;
  /** From 0; timed by the film's length. */
  segment: (position: number) => Buffer;
};

const TRACK = 1;
/** ISO 14496-12 sample flags: sync and non-sync. */
const ALONE = 0x02000000;
const DEPENDENT = 0x01010000;
const BASE_IS_MOOF = 0x020000;
const RUN_FIELDS = 0x000001 | 0x000004 | 0x000200;

function undated(bytes: Buffer, lengthAt: number): Buffer {
  if (bytes[HEADER_BYTES] !== 0) throw new RangeError("MP4 box of a version that is not read here");
  const copy = Buffer.from(bytes).fill(0, HEADER_BYTES + 4, HEADER_BYTES + 12);
  copy.writeUInt32BE(0, HEADER_BYTES + lengthAt);
  return copy;
}

function initSegment(film: Buffer, frameTicks: number): Buffer {
  const media = ["moov", "trak", "mdia"];
  const table = box(
    "stbl",
    boxAt(film, ...media, "minf", "stbl", "stsd"),
    box("stts", words(0, 0)),
    box("stsc", words(0, 0)),
    box("stsz", words(0, 0, 0)),
    box("stco", words(0, 0)),
  );
  const information = box("minf", boxAt(film, ...media, "minf", "vmhd"), boxAt(film, ...media, "minf", "dinf"), table);
  const track = box(
    "trak",
    undated(boxAt(film, "moov", "trak", "tkhd"), 20),
    box("mdia", undated(boxAt(film, ...media, "mdhd"), 16), boxAt(film, ...media, "hdlr"), information),
  );
  const defaults = box("mvex", box("trex", words(0, TRACK, 1, frameTicks, 0, DEPENDENT)));
  const brands = Buffer.from("iso6\0\0\0\0iso6mp41", "latin1");
  return Buffer.concat([box("ftyp", brands), box("moov", undated(boxAt(film, "moov", "mvhd"), 16), track, defaults)]);
}

/** moof and mdat header; `sizes` in bytes, `time` in ticks. */
function fragmentHeader(sizes: readonly number[], position: number, time: bigint): Buffer {
  const start = Buffer.alloc(12);
  start.writeUInt8(1);
  start.writeBigUInt64BE(time, 4);
  const fragment = (dataOffset: number): Buffer =>
    box(
      "moof",
      box("mfhd", words(0, position + 1)),
      box(
        "traf",
        box("tfhd", words(BASE_IS_MOOF, TRACK)),
        box("tfdt", start),
        box("trun", words(RUN_FIELDS, sizes.length, dataOffset, ALONE, ...sizes)),
      ),
    );
  return fragment(fragment(0).length + HEADER_BYTES);
}

/** Cuts an MP4 with one video track, a leading sync frame and constant frame length. @throws RangeError for any other */
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
    segment: (position) => Buffer.concat([fragmentHeader(sizes, position, BigInt(position) * BigInt(count * frameTicks)), data]),
  };
}
