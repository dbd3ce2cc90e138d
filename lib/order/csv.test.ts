import { csvRow } from "./csv";

test("cells are parted by semicolons and quoted where RFC 4180 wants it", () => {
  expect(csvRow(["a", 'di"cho', "uno, dos", "uno; dos", "dos\nlíneas"])).toBe(
    'a;"di""cho";uno, dos;"uno; dos";"dos\nlíneas"\r\n',
  );
});

test("numbers have a decimal comma and no groups", () => {
  expect(csvRow([12.5, 99999999.99, 1200, 0.01, -3])).toBe("12,5;99999999,99;1200;0,01;-3\r\n");
});

test("an order number stays text, whatever is in it", () => {
  expect(csvRow([{ text: "123456789012" }, { text: "" }])).toBe('"=""123456789012""";\r\n');
  expect(csvRow([{ text: 'x"&cmd|"' }])).toBe('"=""x""""&cmd|"""""""\r\n');
});

test.each([
  ["=1+1", "'=1+1"],
  ["+57", "'+57"],
  ["-2", "'-2"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["  =1", "'  =1"],
  ["＝1+1", "'＝1+1"],
  ["normal", "normal"],
  ["a=1", "a=1"],
  ['=HYPERLINK("x";"y")', '"\'=HYPERLINK(""x"";""y"")"'],
])("the cell %j is no formula", (value, written) => expect(csvRow([value])).toBe(`${written}\r\n`));
