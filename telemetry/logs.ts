import { format } from "node:util";
import { destination, pino } from "pino";
import { redactPersons } from "./redact.ts";

const BUFFER_BYTES = 4096;
const FLUSH_MS = 1000;

/** Standard output, flushed every second and on exit. It is buffered, because one write per line took a third of the gateway's main thread. */
export const logStream = () => destination({ sync: false, minLength: BUFFER_BYTES, periodicFlush: FLUSH_MS });

const LEVELS = ["debug", "info", "warn", "error"] as const;

/** Turns console output, also of libraries, into redacted JSON lines with a level and the fields of `context`. */
export function structureConsole(context: () => object): void {
  const log = pino({ base: { pid: process.pid }, formatters: { level: (level) => ({ level }) }, mixin: context }, logStream());
  for (const level of LEVELS) console[level] = (...args: unknown[]) => log[level](redactPersons(format(...args)));
  console.log = console.info;
}
