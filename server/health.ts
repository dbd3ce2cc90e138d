import type { ServerResponse } from "node:http";
import { request } from "undici";
import type { Environment } from "../lib/env.ts";
import { checkClockSkew } from "../telemetry/clock-skew.ts";
import { checkDisk } from "../telemetry/disk.ts";
import { Health, type HealthCheck } from "../telemetry/health.ts";

/** Interval between log lines about a failing store, in milliseconds. */
const LOG_MS = 60_000;

const checkGateway =
  (address: string): HealthCheck =>
  async () => {
    const { statusCode, headers, body } = await request(`${address}/health`);
    await body.dump();
    if (statusCode !== 200) throw new Error(`answers ${statusCode}`);
    checkClockSkew(Date.parse(String(headers.date)));
    return undefined;
  };

/** Health of a site process. No part is vital: when one fails, the site still serves from its cache. */
export class SiteHealth {
  readonly #health = new Health();
  #loggedAt = 0;

  constructor(hasStore: boolean) {
    if (!hasStore) this.#health.setState("store", "off");
  }

  /** Starts the checks. Third-party services are not checked: they have no known health address. */
  watch({ DATA_DIR, gatewayUrl, hasOwnGateway }: Environment): void {
    void this.#health.watch("disk", checkDisk(DATA_DIR));
    if (hasOwnGateway) void this.#health.watch("gateway", checkGateway(gatewayUrl));
  }

  storeAnswered(): void {
    if (this.#health.stateOf("store") === "unavailable") console.info("the cache's store is back");
    this.#health.setState("store", "ok");
  }

  storeFailed(error: unknown): void {
    if (Date.now() - this.#loggedAt > LOG_MS) {
      console.error("the cache goes on without its store:", error);
      this.#loggedAt = Date.now();
    }
    this.#health.setState("store", "unavailable");
  }

  stop(): void {
    this.#health.stop();
  }

  drain(): void {
    this.#health.drain();
  }

  /** Answers `/api/health` (readiness) and `/api/health/live`; false for any other path. */
  answer(pathname: string, response: ServerResponse): boolean {
    if (pathname !== "/api/health" && pathname !== "/api/health/live") return false;
    const { status, body } = pathname === "/api/health" ? this.#health.answer() : { status: 200, body: { status: "ok" } };
    response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
    // Anybody may read this answer, and notes may contain addresses and sizes.
    response.end(JSON.stringify(body, (key, value) => (key === "note" ? undefined : value)));
    return true;
  }
}
