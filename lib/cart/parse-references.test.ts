import { parseReferences } from "./parse-references";
import { quantityOrProblem } from "./reference-entry";

const read = (text: string) => {
  const { lines, misread } = parseReferences(text);
  return [Object.fromEntries(lines.map(({ reference, quantity }) => [reference, quantity])), misread.map(({ line }) => line)];
};

test.each([
  ["24", 24],
  ["1.200", 1200],
  ["1,200", 1200],
  ["1 200", 1200],
  ["1.200,00", 1200],
  ["1,200.00", 1200],
  ["24,0", 24],
  ["24.00", 24],
  ["1.000.000", 1_000_000],
  ["1,5", "notInteger"],
  ["1.25", "notInteger"],
  ["0,500", "notInteger"],
  ["1e9", "notInteger"],
  ["+5", "notInteger"],
  ["0", "tooSmall"],
  ["000", "tooSmall"],
  ["-1", "tooSmall"],
  ["-1.200", "tooSmall"],
  ["1.000.001", "tooLarge"],
  ["1.000,000", "notInteger"],
  ["1000000000", "tooLarge"],
  ["9".repeat(20), "tooLarge"],
  ["=1+1", undefined],
  ["doce", undefined],
  ["$5", undefined],
  ["", undefined],
])("%j is meant as %j", (text, quantity) => {
  expect(quantityOrProblem(text)).toBe(quantity);
});

// spec: 26.1
describe("a pasted order", () => {
  test.each([
    ["columns of a spreadsheet", "10-1\t24\r\n10-2\t6\r\n", { "10-1": 24, "10-2": 6 }],
    ["a reference twice, in another case", "YW-4T-0101\t24\nyw-4t-0101\t6", { "YW-4T-0101": 30 }],
    ["more columns, by their headings", "Descripción\tCantidad\tReferencia\nTermo 500\t24\t10-1", { "10-1": 24 }],
    ["CSV with semicolons and quotes", '\uFEFF"Referencia";"Cantidad"\n"10-1";"1.200"\n"10;2";6', { "10-1": 1200, "10;2": 6 }],
    ["CSV with commas and headings", 'SKU,Nombre,Qty\n10-1,"Termo, azul",24', { "10-1": 24 }],
    ["CSV with commas without headings", "10-1,Termo azul,24,3.50", { "10-1": 24 }],
    ["headings that say it better further on", "Item;Referencia;Cantidad\n1;10-1;24", { "10-1": 24 }],
    ["a name before the reference", "Producto;Referencia;Cantidad\nTermo 500;10-1;24", { "10-1": 24 }],
    ["the least before what is wanted", "No.;Ref;Pedido mínimo;Cantidad\n1;10-1;12;24", { "10-1": 24 }],
    ["the least in what is wanted", "SKU;Cantidad mínima;Pedido\n10-1;12;24", { "10-1": 24 }],
    ["a unit before the quantity", "SKU;Und;Cantidad\n10-1;docena;24", { "10-1": 24 }],
    ["headings that say it less well", "Item;Piezas\n10-1;24", { "10-1": 24 }],
    ["what Excel says of its separator", "sep=;\nref;cant\n10-1;24", { "10-1": 24 }],
    ["an empty first cell", "Descripción\tReferencia\tCantidad\tPrecio\n\t10-1\t24\t150", { "10-1": 24 }],
    ["an empty first heading", "\tReferencia\tCantidad\n1\t100345\t24", { "100345": 24 }],
    ["an indented message under headings", "Referencia Cantidad\n\t10-1 24\n  24 x 100345", { "10-1": 24, "100345": 24 }],
    ["signs for inches in two cells", 'Ref\tNombre\tMedida\tCant\tPrecio\n10-1\tTubo 1/2"\t3/4"\t24\t150', { "10-1": 24 }],
    ["a sign for inches first in a cell", 'Ref;Nombre;Cant\n10-1;"1/2" x 3/4";6', { "10-1": 6 }],
    ["signs for inches in cells with quotes", 'Nombre;Ref;Cant\n"Tubo 1/2""; azul";10-1;24', { "10-1": 24 }],
    ["texts of a spreadsheet", '="00101"\t\'24', { "00101": 24 }],
    ["headings without cells", "Referencia Cantidad\n10-1 24", { "10-1": 24 }],
    ["a comma or a colon alone", "10-1,24\n10-2:6\n10-3=7\n10-4, 8", { "10-1": 24, "10-2": 6, "10-3": 7, "10-4": 8 }],
    [
      "a message with who wrote it and when",
      "[24/11/26, 10:15:03] Ana Gómez: 10-1 x 24\n24/11/2026, 10:16 - Ana: 6 x 10-2\n[10:17, 24/11/2026] Ana: *10-3* 7 unidades",
      { "10-1": 24, "10-2": 6, "10-3": 7 },
    ],
    ["bullets, pictures and labels", "• Ref. 10-1: 24 und 🎁\n✅ 10-2 → 6️⃣", { "10-1": 24, "10-2": 6 }],
    ["a quantity before the number of a product", "24 x 100345\n100346 x 12", { "100345": 24, "100346": 12 }],
    ["a quantity with its unit first", "24 unidades de 100345\n12 und 10-2", { "100345": 24, "10-2": 12 }],
    ["a numbered list", "1. 10-1 x 24\n2) 100345: 6", { "10-1": 24, "100345": 6 }],
    ["a description in between", "10-1 Termo azul de acero 24", { "10-1": 24 }],
    ["signs written on to it", "10-1 x24\n10-2 6und", { "10-1": 24, "10-2": 6 }],
  ])("%s", (_, text, quantities) => {
    expect(read(text)).toEqual([quantities, []]);
  });

  test.each([
    ["10-1\t1,5", "notInteger"],
    ["10-1 0", "tooSmall"],
    ["10-1\t-1", "tooSmall"],
    ["10-1 1000000000", "tooLarge"],
    ["10-1\t=SUM(A1:A9)", "unreadable"],
    ["=HYPERLINK(1)", "unreadable"],
    ["hola, buenos días", "unreadable"],
    ["10-1 2 docenas", "unreadable"],
    ["3 cajas 100345", "unreadable"],
    ["10-1: 24, 10-2: 12", "unreadable"],
    ["10-1", "unreadable"],
    ["24", "unreadable"],
    [`${"a".repeat(65)}\t5`, "unreadable"],
    ["a\t".repeat(400), "unreadable"],
  ])("%j says nothing: %s", (text, problem) => {
    const { lines, misread } = parseReferences(text);
    expect([lines, misread.map((one) => [one.line, one.problem])]).toEqual([[], [[1, problem]]]);
    expect(misread[0]?.text.length).toBeLessThanOrEqual(80);
  });

  test("what two lines ask for together is no more than a line holds", () => {
    expect(read("10-2\t700000\n10-2\t700000\n\n10-2\t300000")).toEqual([{ "10-2": 1_000_000 }, [2]]);
  });
});

/** A generator of numbers from 0 to 1 that gives the same numbers for a seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const SIGNS = [..."\t;,|:=.-x \"'\n\r0123456789aRñ€\u0000\uFEFF\ud83d", "🎁", "ref", "\r\n", "[1/1/26] A: ", "Cantidad"];

describe("whatever is pasted", () => {
  test("quantities are whole and can be ordered, each reference stands once, each line is told at most once", () => {
    const random = seeded(7);
    for (let round = 0; round < 3000; round += 1) {
      const text = Array.from({ length: random() * 60 }, () => SIGNS[Math.floor(random() * SIGNS.length)]).join("");
      const { lines, misread } = parseReferences(text);
      for (const { quantity, reference } of lines) {
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 1_000_000).toBe(true);
        expect(reference.length).toBeGreaterThan(0);
        expect(reference.length).toBeLessThanOrEqual(64);
      }
      expect(new Set(lines.map(({ reference }) => reference.toLowerCase())).size).toBe(lines.length);
      expect(new Set(misread.map(({ line }) => line)).size).toBe(misread.length);
    }
  });

  test("an order that is written out is read as it was, in each spelling", () => {
    const random = seeded(11);
    for (let round = 0; round < 300; round += 1) {
      const wanted = new Map(
        Array.from({ length: 1 + random() * 20 }, (_, index) => [
          `${10_000 + index}-${Math.ceil(random() * 9)}`,
          Math.ceil(random() * 999_999),
        ]),
      );
      for (const parted of ["\t", ";", " ", ": ", " x ", "|", '";"']) {
        const quote = parted === '";"' ? '"' : "";
        const text = [...wanted]
          .map(([reference, quantity]) => quote + reference + parted + quantity.toLocaleString("es-CO") + quote)
          .join("\r\n");
        expect(read(text)).toEqual([Object.fromEntries(wanted), []]);
      }
    }
  });

  test.each([
    ["ten thousand lines and more", Array.from({ length: 12_000 }, (_, index) => `${index}-1\t2`).join("\n"), 10_000],
    ["a megabyte of tabs", "\t".repeat(1_100_000), 0],
    ["a megabyte in one line", "10-1 ".repeat(220_000), 0],
    ["a megabyte of quotation marks", '"'.repeat(1_100_000), 0],
    ["a megabyte of short lines", "x\n".repeat(550_000), 0],
  ])("%s are read in a moment, and what is left out is told", (_, text, lines) => {
    const begin = performance.now();
    const result = parseReferences(text);
    expect(performance.now() - begin).toBeLessThan(2000);
    expect(result.lines).toHaveLength(lines);
    expect(result.isCut).toBe(true);
  });
});
