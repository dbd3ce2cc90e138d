import { pdfOf, textWidth, winAnsi, wrapped } from "./pdf";

test("Spanish letters are in the encoding, others are a question mark", () => {
  expect(winAnsi("ñÁ€–")).toEqual([0xf1, 0xc1, 0x80, 0x96]);
  expect(winAnsi("a义\n")).toEqual([0x61, 0x3f, 0x3f]);
  expect(winAnsi("n\u0303")).toEqual([0xf1]);
});

test("texts are as wide as the font says", () => {
  expect(textWidth("Hola", 10)).toBeCloseTo(((722 + 556 + 222 + 556) * 10) / 1000);
  expect(textWidth("ñ", 10)).toBe(textWidth("n", 10));
});

test("texts are broken between words, and words that are too long within", () => {
  expect(wrapped("uno dos tres", textWidth("uno dos", 10) + 0.1, 10)).toEqual(["uno dos", "tres"]);
  const parts = wrapped("W".repeat(30), 100, 10);
  expect(parts.join("")).toBe("W".repeat(30));
  expect(parts.every((part) => textWidth(part, 10) <= 100)).toBe(true);
  expect(wrapped("  ", 100, 10)).toEqual([]);
});

test("each entry of the table of references points at its object", () => {
  const file = pdfOf("Título", [
    [{ kind: "text", x: 1, y: 2, size: 9, font: "bold", text: "(paréntesis)" }],
    [{ kind: "rule", x: 1, y: 2, width: 3 }],
  ]);
  expect(file.startsWith("%PDF-1.4\n")).toBe(true);
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  expect(file.slice(start, start + 4)).toBe("xref");
  const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(9);
  offsets.forEach((offset, index) => {
    expect(file.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
  });
  for (const [, length, content] of file.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g))
    expect(content).toHaveLength(Number(length));
});
