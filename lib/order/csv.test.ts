import { csvRow } from "./csv";

test("cells are quoted where RFC 4180 wants it", () => {
  expect(csvRow(["a", 'di"cho', "uno, dos", "dos\nlíneas", 12.5])).toBe('a,"di""cho","uno, dos","dos\nlíneas",12.5\r\n');
});

test("no cell is run as a formula", () => {
  expect(csvRow(["=1+1", "+57", "-2", "@SUM(A1)", "\t=1", "normal", -3])).toBe("'=1+1,'+57,'-2,'@SUM(A1),'\t=1,normal,-3\r\n");
  expect(csvRow(['=HYPERLINK("x","y")'])).toBe('"\'=HYPERLINK(""x"",""y"")"\r\n');
});
