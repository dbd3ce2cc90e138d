import type { ChildProcess } from "node:child_process";
import { outboxPort } from "../gateway/outbox/port.ts";
import { type Environment, readEnvironment } from "../lib/env.ts";
import { stop } from "../processes/keep-running.ts";
import { start, waitForExit, waitForHealth } from "./child-processes.ts";
import { vapidVariables } from "./vapid-keys.ts";

type Options = { isDevelopment?: boolean; log?: string; variables?: Record<string, string | undefined> };

export function spawnGateway(env: Environment, { isDevelopment = false, log, variables = {} }: Options = {}): ChildProcess {
  const watch = isDevelopment ? ["--watch-path=gateway", "--watch-path=lib/contract"] : [];
  // Testers read login codes in the outbox; it stays closed in production.
  const outbox = process.env.GATEWAY_OUTBOX || (env.PRODUCTION ? "" : "1");
  return start(
    ["--disable-warning=ExperimentalWarning", ...watch, "gateway/main.ts"],
    {
      MEDIA_URL: env.SITE_URL,
      SITE_URL: env.SITE_URL,
      GATEWAY_PORT: String(env.GATEWAY_PORT),
      GATEWAY_OUTBOX: outbox,
      ...vapidVariables(env),
      ...variables,
    },
    log,
  );
}

/** Starts the staging gateway and waits until it is migrated, seeded and healthy. One that is not in time is stopped. */
export async function startGateway(env: Environment, options?: Options): Promise<ChildProcess> {
  const gateway = spawnGateway(env, options);
  try {
    await waitForHealth(`${env.gatewayUrl}/health`, gateway);
    return gateway;
  } catch (error) {
    await stop(gateway);
    throw error;
  }
}

/** Address of the outbox, where testers read codes and e-mails. */
export const outboxAddress = (env: Environment) =>
  `http://127.0.0.1:${process.env.GATEWAY_OUTBOX_PORT || outboxPort(env.GATEWAY_PORT)}/outbox`;

if (import.meta.main) {
  const env = readEnvironment(process.env);
  process.exitCode = await waitForExit(await startGateway(env));
}
