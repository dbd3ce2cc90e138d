import { z } from "zod";
import { ALL_CALLS } from "../../lib/contract/table.ts";

/** Longest life of a fault: a journey that was aborted does not remove its faults. */
const SECONDS_MAX = 600;
const LATENCY_MS_MAX = 60_000;
const FAULTS_MAX = 1_000;

const bare = (path: string) => path.replace(/^\//, "");
const PATHS = new Set(ALL_CALLS.map(({ path }) => bare(path)));

// `match`: a text that the call's address, JSON body or bearer token has, so that parallel journeys do not interfere. After `latency_ms`, `dropped` closes the connection; else `body` is the response, with `status` or 200; else `status` refuses the call.
export const Fault = z
  .object({
    call: z
      .string()
      .transform(bare)
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

type FaultRequest = { method: string; path: string; searchedTexts: readonly (string | undefined)[] };
type ActiveFault = { fault: Fault; remaining: number; until: number };

export class Faults {
  readonly #active = new Map<number, ActiveFault>();
  #lastId = 0;

  add(fault: Fault): number {
    this.#forgetOld();
    if (this.#active.size >= FAULTS_MAX) throw new Error(`more than ${FAULTS_MAX} faults`);
    this.#lastId += 1;
    this.#active.set(this.#lastId, {
      fault,
      remaining: fault.count ?? Number.POSITIVE_INFINITY,
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

  take({ method, path, searchedTexts }: FaultRequest): Fault | undefined {
    this.#forgetOld();
    const found = [...this.#active].find(
      ([, { fault }]) =>
        fault.call === bare(path) &&
        (fault.method ?? method) === method &&
        searchedTexts.some((word) => word?.includes(fault.match ?? "")),
    );
    if (!found) return undefined;
    const [id, active] = found;
    active.remaining -= 1;
    if (active.remaining <= 0) this.#active.delete(id);
    return active.fault;
  }

  #forgetOld(): void {
    for (const [id, { until }] of this.#active) if (until <= performance.now()) this.#active.delete(id);
  }
}
