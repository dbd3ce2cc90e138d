import type { Call } from "../../lib/contract/call";
import type { Fault } from "../gateway";

/** Later than a page waits for a call (3 s), in milliseconds, and than a form does (30 s), also on a machine that is busy. */
export const LATE_MS = { page: 4_200, form: 36_000 };

/** What can go wrong with a call. `lateFor`: later than so much waits. `isEndless`: also with a renewed session. */
type Kind = Omit<Fault, "match" | "method"> & { lateFor?: true; isEndless?: true };

export const FAULTS: Record<string, Kind> = {
  "an empty answer": { body: "" },
  "the page of a proxy": { body: "<html><body><h1>Bad Gateway</h1></body></html>" },
  "half an answer": { body: '{"data":[' },
  "an answer of another shape": { body: "[]" },
  "a connection that is cut": { dropped: true },
  "no answer in time": { lateFor: true },
  "500": { status: 500 },
  "503": { status: 503 },
  "429": { status: 429 },
  "401 without end": { status: 401, isEndless: true },
};

/** A row of a table under one of the faults. */
export type Case<Row> = { row: Row; name: string; kind: Kind; index: number };

/** Every row under every fault, fault by fault, so that those that wait are spread over who works them off. */
export const casesOf = <Row>(rows: readonly Row[]): Case<Row>[] =>
  rows.flatMap((row) => Object.entries(FAULTS).map(([name, kind], index) => ({ row, name, kind, index })));

/** The fault as the gateway's switch takes it. */
export function switchOf(call: Call, { lateFor, isEndless: _endless, ...kind }: Kind, match: string, late: number) {
  return { call: call.path, method: call.method, match, ...kind, ...(lateFor && { latency_ms: late }) };
}
