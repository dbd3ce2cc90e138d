import { z } from "zod";

/** `degraded`: lacks a part; `draining`: about to stop; `unavailable`: lacks a vital part. `age`: seconds since the check. */
export const HealthAnswer = z.object({
  status: z.enum(["ok", "degraded", "draining", "unavailable"]),
  parts: z.record(
    z.string(),
    z.object({
      state: z.enum(["ok", "unavailable", "off"]),
      since: z.iso.datetime(),
      age: z.number(),
      note: z.string().optional(),
    }),
  ),
});
export type HealthAnswer = z.output<typeof HealthAnswer>;
type State = HealthAnswer["parts"][string]["state"];

type Part = { state: State; since: number; checkedAt: number; note?: string };

/** Checks a part. Resolves to a short note or undefined; rejects when the part cannot be used. */
export type HealthCheck = () => Promise<string | undefined>;

const CHECK_MS = 5_000;
const TIMEOUT_MS = 2_000;

const withTimeout = <T>(work: Promise<T>): Promise<T> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer in ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
};

/** Health of a program and its parts. Checks run in the background, so reading the result costs none. */
export class Health {
  readonly #vital: readonly string[];
  readonly #now: () => number;
  readonly #parts = new Map<string, Part>();
  readonly #timers: NodeJS.Timeout[] = [];
  #isDraining = false;

  /** `vital`: parts without which the program is unavailable. */
  constructor(vital: readonly string[] = [], now: () => number = Date.now) {
    this.#vital = vital;
    this.#now = now;
  }

  setState(name: string, state: State, note?: string): void {
    const [now, previous] = [this.#now(), this.#parts.get(name)];
    const since = previous?.state === state ? previous.since : now;
    this.#parts.set(name, { state, since, checkedAt: now, ...(note && { note }) });
  }

  stateOf = (name: string): State | undefined => this.#parts.get(name)?.state;

  /** Checks a part every `every` milliseconds and logs when it fails or is back. */
  async watch(name: string, check: HealthCheck, every = CHECK_MS): Promise<void> {
    const runCheck = () =>
      withTimeout(check()).then(
        (note) => {
          if (this.stateOf(name) === "unavailable") console.info(`${name} is back`);
          this.setState(name, "ok", note);
        },
        (error: unknown) => {
          const reason = error instanceof Error ? error.message : undefined;
          if (this.stateOf(name) !== "unavailable") console.error(`${name} cannot be used: ${reason}`);
          this.setState(name, "unavailable", reason);
        },
      );
    await runCheck();
    this.#timers.push(setInterval(() => void runCheck(), every).unref());
  }

  drain(): void {
    this.#isDraining = true;
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  #status(): HealthAnswer["status"] {
    if (this.#isDraining) return "draining";
    const failed = [...this.#parts].filter(([, { state }]) => state === "unavailable").map(([name]) => name);
    if (failed.some((name) => this.#vital.includes(name))) return "unavailable";
    return failed.length > 0 ? "degraded" : "ok";
  }

  /** Readiness: 200 or 503, with the state of each part. */
  answer(): { status: 200 | 503; body: HealthAnswer } {
    const [status, now] = [this.#status(), this.#now()];
    const parts = [...this.#parts].map(([name, { since, checkedAt, ...part }]) => [
      name,
      { ...part, since: new Date(since).toISOString(), age: Math.max(0, Math.round((now - checkedAt) / 100) / 10) },
    ]);
    return {
      status: status === "ok" || status === "degraded" ? 200 : 503,
      body: { status, parts: Object.fromEntries(parts) },
    };
  }
}
