import type { Call } from "../../lib/contract/call";
import type { Fault } from "../gateway";

/** Delays in milliseconds beyond the timeouts of pages (3 s) and forms (30 s). */
export const LATE_MS = { page: 4_200, form: 36_000 };

/** A kind of failure. `lateFor`: whose timeout it exceeds. `isEndless`: persists after a session renewal. */
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

export type Case<Row> = { row: Row; name: string; kind: Kind; index: number };

/** Each row with each fault, row by row, which spreads the slow faults over the workers. */
export const casesOf = <Row>(rows: readonly Row[]): Case<Row>[] =>
  rows.flatMap((row) => Object.entries(FAULTS).map(([name, kind], index) => ({ row, name, kind, index })));

/** Body of the gateway's fault switch. */
export function switchOf(call: Call, { lateFor, isEndless: _endless, ...kind }: Kind, match: string, late: number) {
  return { call: call.path, method: call.method, match, ...kind, ...(lateFor && { latency_ms: late }) };
}
