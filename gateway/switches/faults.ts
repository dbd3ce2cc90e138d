import { z } from "zod";
import { ALL_CALLS } from "../../lib/contract/table.ts";

/** A fault ends by itself after this, in case its journey was aborted. */
const SECONDS_MAX = 600;
const LATENCY_MS_MAX = 60_000;
const FAULTS_MAX = 1_000;

const withoutSlash = (path: string) => path.replace(/^\//, "");
const PATHS = new Set(ALL_CALLS.map(({ path }) => withoutSlash(path)));

/** `match`: text in the address, JSON body or bearer token, so that parallel journeys do not interfere. */
export const Fault = z
  .object({
    call: z
      .string()
      .transform(withoutSlash)
      .refine((path) => PATHS.has(path), "No call of the contract has this path."),
    method: z.enum(["GET", "POST", "PUT", "DELETE"]).optional(),
    match: z.string().min(1).optional(),
    latency_ms: z.number().int().min(0).max(LATENCY_MS_MAX).default(0),
    status: z.number().int().min(200).max(599).optional(),
    body: z.string().optional(),
    dropped: z.boolean().default(false),
    count: z.number().int().min(1).optional(),
    seconds: z.number().min(0).max(SECONDS_MAX).default(120),
  })
  .strict();
export type Fault = z.output<typeof Fault>;

type FaultRequest = { method: string; path: string; words: readonly (string | undefined)[] };
type ActiveFault = { fault: Fault; left: number; until: number };

export class Faults {
  readonly #active = new Map<number, ActiveFault>();
  #lastId = 0;

  add(fault: Fault): number {
    this.#removeEnded();
    if (this.#active.size >= FAULTS_MAX) throw new Error(`more than ${FAULTS_MAX} faults`);
    this.#lastId += 1;
    this.#active.set(this.#lastId, {
      fault,
      left: fault.count ?? Number.POSITIVE_INFINITY,
      until: performance.now() + fault.seconds * 1000,
    });
    return this.#lastId;
  }

  remove(id: number): boolean {
    return this.#active.delete(id);
  }

  clear(): void {
    this.#active.clear();
  }

  /** Takes the oldest match and counts it. */
  take({ method, path, words }: FaultRequest): Fault | undefined {
    this.#removeEnded();
    const found = [...this.#active].find(
      ([, { fault }]) =>
        fault.call === withoutSlash(path) &&
        (fault.method ?? method) === method &&
        words.some((word) => word?.includes(fault.match ?? "")),
    );
    if (!found) return undefined;
    const [id, active] = found;
    active.left -= 1;
    if (active.left <= 0) this.#active.delete(id);
    return active.fault;
  }

  #removeEnded(): void {
    for (const [id, { until }] of this.#active) if (until <= performance.now()) this.#active.delete(id);
  }
}
