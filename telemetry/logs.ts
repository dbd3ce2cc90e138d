import { format } from "node:util";
import { destination, pino } from "pino";

const BLOCK_BYTES = 4096;
const LATEST_MS = 1000;

/**
 * Where the log's lines go: to the standard output, in blocks and at the latest after a second. One write for each line took a third
 * of the gateway's main thread. What waits is written before the process ends, unless it is killed.
 */
export const logStream = () => destination({ sync: false, minLength: BLOCK_BYTES, periodicFlush: LATEST_MS });

/** What people typed, where a program of ours or of others lets it slip into a sentence: e-mails, bearers, and numbers as long as a phone's. */
const PERSONAL =
  /[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+|\bbearer\s+\S+|\beyJ[\w-]+(?:\.[\w-]+)*|(?<![\w./:-])\+?\d[\d ]{8,}\d(?![\w-])/gi;

/** A sentence of the log without what could name a person. */
export const withoutPersons = (sentence: string): string => sentence.replace(PERSONAL, "…");

const LEVELS = ["debug", "info", "warn", "error"] as const;

/**
 * Has everything that this process says on its console written as JSON lines with a level and what `context` adds, and nothing in them that
 * could name a person. Libraries say things there too.
 */
export function structureConsole(context: () => object): void {
  const log = pino({ base: { pid: process.pid }, formatters: { level: (level) => ({ level }) }, mixin: context }, logStream());
  for (const level of LEVELS) console[level] = (...args: unknown[]) => log[level](withoutPersons(format(...args)));
  console.log = console.info;
}
