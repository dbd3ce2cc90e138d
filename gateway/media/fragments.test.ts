import { toFragments } from "./fragments.ts";
import { box, boxAt, uint32s } from "./mp4-boxes.ts";

const dated = (type: string) => box(type, uint32s(0, 111, 222, 1, 333, 444, 555, 666));

/** A film of two frames, "key" and "delta", each 6,000 ticks long. */
function film({ sizes = [3, 5], times = [2, 6000] }: { sizes?: number[]; times?: number[] } = {}): Buffer {
  const table = box(
    "stbl",
    box("stsd", uint32s(0, 1), box("avc1")),
    box("stts", uint32s(0, times.length / 2, ...times)),
    box("stsz", uint32s(0, 0, sizes.length, ...sizes)),
  );
  const media = box("mdia", dated("mdhd"), box("hdlr"), box("minf", box("vmhd"), box("dinf"), table));
  return Buffer.concat([
    box("ftyp", Buffer.from("isom")),
    box("moov", dated("mvhd"), box("trak", dated("tkhd"), media)),
    box("mdat", Buffer.from("keydelta")),
  ]);
}

test("a segment's time is its place in the stream, far beyond 32 bits too", () => {
  const { segment } = toFragments(film());
  const time = (position: number) => boxAt(segment(position), "moof", "traf", "tfdt").readBigUInt64BE(12);
  expect([time(0), time(7), time(900_000_000)]).toEqual([0n, 84_000n, 10_800_000_000_000n]);
});

test("a segment's run names its frames, and points at the first of them", () => {
  const segment = toFragments(film()).segment(3);
  const run = boxAt(segment, "moof", "traf", "trun");
  const [count, offset, flags, ...sizes] = [12, 16, 20, 24, 28].map((at) => run.readUInt32BE(at));
  expect([count, flags, sizes]).toEqual([2, 0x02000000, [3, 5]]);
  expect(segment.toString("latin1", offset)).toBe("keydelta");
});

test("the initialization segment holds no length, no date and no frames, so it is the same for every film of a room", () => {
  const { init } = toFragments(film());
  const header = boxAt(init, "moov", "mvhd");
  expect([12, 16, 24].map((at) => header.readUInt32BE(at))).toEqual([0, 0, 0]);
  expect(boxAt(init, "moov", "trak", "mdia", "minf", "stbl", "stsz").readUInt32BE(16)).toBe(0);
  expect(boxAt(init, "moov", "mvex", "trex").readUInt32BE(20)).toBe(6000);
  expect(toFragments(film({ sizes: [1, 7] })).init).toEqual(init);
});

test("a film that cannot be cut this way is refused", () => {
  expect(() => toFragments(film({ sizes: [3] }))).toThrow(RangeError);
  expect(() => toFragments(film({ times: [1, 6000, 1, 5000] }))).toThrow(RangeError);
  expect(() => toFragments(Buffer.from("certainly not an MP4"))).toThrow(RangeError);
});
