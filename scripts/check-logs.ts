import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unescape as decode } from "node:querystring";
import type { Tally } from "./verify.ts";

/** Personal data by pattern: e-mails, bearers, session tokens. */
const PERSONAL = [
  /[\w.+%-]{2,}(?:@|%40)[\w-]+\.[\w.-]*[a-z]/gi,
  /\bbearer\s+[\w-]{8,}/gi,
  /\b(?:access|pord)_token\W{1,4}[\w-]{8,}/gi,
];

/** Fields whose values journeys type: phones, names, addresses. */
const TYPED =
  /\b(?:phone|mobile|contact|receiver|holder|name|address|complement|number)\b["']?(?::|,|\)\.fill\()\s*["'`]([^"'`$]{8,})["'`]/g;

/** Words of the interface are not personal. */
const interfaceTexts = ["es", "later", "error"].map((name) => readFileSync(`messages/${name}.json`, "utf8")).join("\n");
const isWords = (text: string) => /\s/.test(text) && /[A-ZÁÉÍÓÚ\d]/.test(text) && !interfaceTexts.includes(`"${text}"`);

/** Without spaces, hyphens and brackets between digits, as programs write a phone. */
const joinDigits = (text: string) => text.replace(/(?<=\d)[\s()-]+(?=\d)/g, "");

/** Digits of a phone without its calling code, or the last ten of an account's number; undefined for other texts. */
function typedNumber(text: string): string | undefined {
  const [digits] = /^\d{9,}$/.exec(joinDigits(text).replace(/^\+/, "")) ?? [];
  return digits?.slice(-10);
}

/** Personal values typed by journeys and contract tests. */
export function typedByJourneys(): string[] {
  const sources = ["e2e/**/*.ts", "gateway/buyer.fixture.ts", "gateway/**/*.contract.test.ts"].flatMap((pattern) =>
    globSync(pattern),
  );
  const texts = sources.flatMap((file) => [...readFileSync(file, "utf8").matchAll(TYPED)].map(([, text = ""]) => text.trim()));
  return [...new Set(texts)].filter((text) => isWords(text) || typedNumber(text) !== undefined);
}

/** The typed texts that a line has, also URL-encoded, and numbers in any spelling. */
function typedIn(line: string, typed: readonly string[]): string[] {
  const decoded = decode(line.replaceAll("+", " "));
  const joined = joinDigits(decoded);
  return typed.filter((text) => {
    const number = typedNumber(text);
    return number ? joined.includes(number) : line.includes(text) || decoded.includes(text);
  });
}

/** Lines of a log with personal data: their numbers, and of each value only the first three characters. */
export function personsIn(log: string, typed: readonly string[]): string[] {
  return log.split("\n").flatMap((line, index) => {
    const found = [...PERSONAL.flatMap((pattern) => line.match(pattern) ?? []), ...typedIn(line, typed)];
    return found.length > 0 ? [`line ${index + 1}: ${found.map((text) => `${text.slice(0, 3)}…`).join(", ")}`] : [];
  });
}

export function checkLogs(folder: string): Tally {
  const typed = typedByJourneys();
  const logs = globSync("*.log", { cwd: folder });
  const wrong = logs.flatMap((name) =>
    personsIn(readFileSync(join(folder, name), "utf8"), typed).map((line) => `${name}, ${line}`),
  );
  for (const line of wrong.slice(0, 20)) console.error(`a log names a person: ${line}`);
  return { passed: wrong.length === 0 ? logs.length : 0, failed: wrong.length > 0 || logs.length === 0 ? 1 : 0 };
}
