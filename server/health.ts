import type { ServerResponse } from "node:http";
import { request } from "undici";
import type { Environment } from "../lib/env.ts";
import { diskOf } from "../telemetry/disk.ts";
import { Health, type HealthCheck } from "../telemetry/health.ts";

/** How often a store that stays away is written to the log, in milliseconds. */
const LOG_MS = 60_000;

/** Clocks that are further apart let codes and sessions end too early or too late, in seconds. */
const MOST_SECONDS_APART = 60;

/** Looks at a gateway, and at what its clock says. */
const gatewayAt =
  (address: string): HealthCheck =>
  async () => {
    const { statusCode, headers, body } = await request(`${address}/health`);
    await body.dump();
    if (statusCode !== 200) throw new Error(`answers ${statusCode}`);
    const apart = Math.round((Date.now() - Date.parse(String(headers.date))) / 1000);
    if (Math.abs(apart) > MOST_SECONDS_APART)
      throw new Error(
        `its clock is ${Math.abs(apart)} s ${apart > 0 ? "behind" : "ahead"}: set both by NTP (timedatectl set-ntp true)`,
      );
    return undefined;
  };

/** How this process of the site is. Nothing that it needs is vital: it goes on with what it has kept. */
export class SiteHealth {
  readonly #health = new Health();
  #loggedAt = 0;

  constructor(hasStore: boolean) {
    if (!hasStore) this.#health.note("store", "off");
  }

  /** Looks at the parts from now on. Of services that are somebody else's the site knows no address that says how they are. */
  watch({ DATA_DIR, gatewayUrl, hasOwnGateway }: Environment): void {
    void this.#health.watch("disk", diskOf(DATA_DIR));
    if (hasOwnGateway) void this.#health.watch("gateway", gatewayAt(gatewayUrl));
  }

  /** Notes that the store could be used. */
  storeAnswered(): void {
    if (this.#health.stateOf("store") === "unavailable") console.info("the cache's store is back");
    this.#health.note("store", "ok");
  }

  /** Notes that the store could not be used, and logs why, once a minute. */
  storeFailed(error: unknown): void {
    if (Date.now() - this.#loggedAt > LOG_MS) {
      console.error("the cache goes on without its store:", error);
      this.#loggedAt = Date.now();
    }
    this.#health.note("store", "unavailable");
  }

  /** Looks at nothing any more. */
  stop(): void {
    this.#health.stop();
  }

  /** From now on it is ready for nobody. */
  drain(): void {
    this.#health.drain();
  }

  /** Answers `/api/health`, whether visitors should be led here, or `/api/health/live`, whether the process answers at all; anything else is not its. */
  answer(pathname: string, response: ServerResponse): boolean {
    if (pathname !== "/api/health" && pathname !== "/api/health/live") return false;
    const { status, body } = pathname === "/api/health" ? this.#health.answer() : { status: 200, body: { status: "ok" } };
    response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
    // Everybody may ask: what a part says of itself may name addresses and sizes.
    response.end(JSON.stringify(body, (key, value) => (key === "note" ? undefined : value)));
    return true;
  }
}
