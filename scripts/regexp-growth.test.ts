import { globSync, readFileSync } from "node:fs";
import { toStoredPhone } from "../lib/address/phone";
import { parseStreet } from "../lib/address/street";
import { parsePadPaste } from "../lib/cart/pad";
import { AddressFields } from "../lib/contract/address";
import { Login, Register } from "../lib/contract/session";
import { returnPath } from "../lib/session/return-url";

/** Lengths of two texts. The cost of a regular expression must grow with the length, not with its square: anybody may send 100,000 blanks. */
const SHORT = 3000;
const LONG = 4 * SHORT;

/** A long text that costs less is not suspected: such times are too short to compare. */
const TELLING_MS = 12;
/** The long text is four times as long. Linear growth costs four times as much, quadratic growth sixteen times. */
const GROWTH_MAX = 9;

/** Files whose expressions meet only texts of our own: data of this repository, configuration, formatted numbers. */
const NOT_FROM_OUTSIDE = /^(gateway\/(.*\/seed[\w-]*|config)|lib\/(env|format|order\/index))\.ts$/;
/** The HTTP layer of the site has its own tests. */
const ELSEWHERE = /^lib\/http\//;

const LITERAL = /(?<=[=(,:?&|![{;\s]|^)\/(?![*/ ])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)/g;

function compiled(source: string, flags: string): RegExp[] {
  try {
    return [new RegExp(source, flags)];
  } catch {
    // A division, or a path in a sentence.
    return [];
  }
}

const isComment = (line: string) => /^\s*(\/\/|\*|\/\*)/.test(line);

const found = globSync("{gateway,lib}/**/*.{ts,tsx}")
  .filter((file) => ![NOT_FROM_OUTSIDE, ELSEWHERE, /\.test\.ts$/].some((left) => left.test(file)))
  .flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => !isComment(line))
      .flatMap((line) => [...line.matchAll(LITERAL)])
      .flatMap(([, source = "", flags = ""]) => compiled(source, flags))
      .map((expression) => ({ file, expression })),
  );

const STARTS = ["", "1", "a", "+57 ", "Calle 1 # "];
const FILLS = [
  " ",
  "\t",
  "0",
  "a",
  "A",
  ",",
  ".",
  "-",
  "/",
  "#",
  "x",
  "%",
  "<",
  "*",
  "[",
  "; ",
  "1 ",
  "a,",
  "0.",
  "a-",
  "1-",
  "1,000,",
];
const ENDS = ["z", "!", "\n"];

const texts = (length: number) =>
  STARTS.flatMap((start) =>
    FILLS.flatMap((fill) => ENDS.map((end) => start + fill.repeat(Math.ceil(length / fill.length)) + end)),
  );
const [shortTexts, longTexts] = [texts(SHORT), texts(LONG)];

/** Milliseconds that this thread computes, whatever else the machine does. */
function cost(work: (text: string) => unknown, text: string): number {
  const start = process.threadCpuUsage();
  work(text);
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

const least = (work: (text: string) => unknown, text: string) => Math.min(...Array.from({ length: 3 }, () => cost(work, text)));

/** The beginning of the first text on which the cost grows too fast; undefined without one. A suspect is measured again, since other work may slow one run. */
function growsOn(work: (text: string) => unknown): string | undefined {
  const suspects = longTexts.flatMap((text, index) => (cost(work, text) > TELLING_MS ? [index] : []));
  const grown = suspects.find((index) => {
    const long = least(work, longTexts[index] ?? "");
    return long > TELLING_MS && long > GROWTH_MAX * least(work, shortTexts[index] ?? "");
  });
  return grown === undefined ? undefined : longTexts[grown]?.slice(0, 24);
}

test("a square is told from a line", () => {
  expect(growsOn((text) => text.split(/\s*,\s*/))).toBeDefined();
  expect(growsOn((text) => text.split(","))).toBeUndefined();
});

test("no regular expression costs more than the text it meets is long", () => {
  expect(found.length).toBeGreaterThan(60);
  const grown = found.flatMap(({ file, expression }) => {
    const text = growsOn((given) => given.replace(expression, ""));
    return text === undefined ? [] : [`${file}: ${expression} on ${JSON.stringify(text)}`];
  });
  expect(grown).toEqual([]);
});

test.each<[string, (text: string) => unknown]>([
  ["a phone", (text) => toStoredPhone(text, "57")],
  ["a street", parseStreet],
  ["a line of an order list", (text) => parsePadPaste(text, ["10-1"])],
  ["a delivery address", (text) => AddressFields.safeParse({ receiver: text, phone: text, address: text, notes: text })],
  ["a login", (text) => Login.body.safeParse({ loginType: "email", email: text, code: text, password: text })],
  ["a registration", (text) => Register.body.safeParse({ email: `${text}@${text}.co`, code: text })],
  ["where a login leads", returnPath],
])("%s is judged in a time that grows with its length", (_what, judge) => {
  expect(growsOn(judge)).toBeUndefined();
});
