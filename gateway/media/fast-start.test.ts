import { fastStart } from "./fast-start.ts";

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const header = Buffer.alloc(8, type.padStart(8));
  header.writeUInt32BE(body.length + 8, 0);
  return Buffer.concat([header, body]);
}

function offsets(...values: number[]): Buffer {
  const table = Buffer.alloc(8 + values.length * 4);
  table.writeUInt32BE(values.length, 4);
  for (const [i, value] of values.entries()) table.writeUInt32BE(value, 8 + i * 4);
  return box("stco", table);
}

test("the index comes first and still points at the same pictures", () => {
  const brand = box("ftyp", Buffer.from("isom"));
  const data = box("mdat", Buffer.from("--one-two"));
  const gap = box("free", Buffer.alloc(20));
  const index = box(
    "moov",
    box("trak", box("mdia", box("minf", box("stbl", offsets(brand.length + gap.length + 10, brand.length + gap.length + 14))))),
  );
  const film = fastStart(Buffer.concat([brand, gap, data, index]));
  expect(film.toString("latin1", brand.length + 4, brand.length + 8)).toBe("moov");
  const pointers = film.indexOf("stco") + 12;
  const at = (i: number): string => film.toString("latin1", film.readUInt32BE(pointers + i * 4)).slice(0, 3);
  expect([at(0), at(1)]).toEqual(["one", "two"]);
});

test("what is no film is refused", () => {
  expect(() => fastStart(Buffer.from("certainly not an MP4"))).toThrow(RangeError);
  expect(() => fastStart(box("ftyp"))).toThrow("MP4 without mdat");
});
