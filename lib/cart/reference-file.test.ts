import { parseReferences } from "./parse-references";
import { FILE_MAX, fileText } from "./reference-file";

const TEXT = "Referencia;Cantidad\r\n10-1;24\r\nÑandú-2;6\r\n";
const WANTED = [
  { reference: "10-1", quantity: 24, line: 2 },
  { reference: "Ñandú-2", quantity: 6, line: 3 },
];

const wide = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );
const narrow = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));

test.each<[string, Uint8Array]>([
  ["UTF-8", new TextEncoder().encode(TEXT)],
  ["UTF-8 with its mark", new TextEncoder().encode(`\uFEFF${TEXT}`)],
  ["UTF-16 of a spreadsheet", wide(`\uFEFF${TEXT}`, true)],
  ["UTF-16 the other way round", wide(`\uFEFF${TEXT}`, false)],
  ["UTF-16 without its mark", wide(TEXT, true)],
  ["what Windows wrote before UTF-8", narrow(TEXT)],
])("a file in %s is read", (_, bytes) => {
  const read = fileText(bytes);
  expect("text" in read && parseReferences(read.text).lines).toEqual(WANTED);
});

test("a workbook and a file that is too large are told", () => {
  expect(fileText(Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0]))).toEqual({ problem: "workbook" });
  expect(fileText(new Uint8Array(FILE_MAX + 1))).toEqual({ problem: "size" });
  expect(fileText(new Uint8Array(0))).toEqual({ text: "" });
  expect(fileText(new Uint8Array(5000))).toMatchObject({ text: expect.any(String) });
});
