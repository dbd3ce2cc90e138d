import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readEnvironment } from "../lib/env.ts";
import { stop } from "../processes/keep-running.ts";
import { startGateway } from "./gateway.ts";
import { startPostgres } from "./postgres.ts";
import { run } from "./processes.ts";

const SEED = ["gateway/seed.ts", "--products", "100000", "--reset"];
const FOLDER = ".data/bench-100k";

/** Measures what the gateway answers over 100,000 products: with the embedded database, and with a PostgreSQL of its own. */
export async function benchGateway(variables: Record<string, string>, results: string): Promise<void> {
  Object.assign(process.env, { ...variables, DATA_DIR: FOLDER });
  const env = readEnvironment(process.env);
  if (!existsSync(join(FOLDER, "seeded"))) {
    await run(SEED);
    writeFileSync(join(FOLDER, "seeded"), "");
  }
  await using started = new AsyncDisposableStack();
  const postgres = await startPostgres();
  started.defer(postgres.stop);
  const own = { DATABASE_URL: postgres.address, DATA_DIR: join(FOLDER, "postgres") };
  await run(SEED, own);
  const other = { ...env, GATEWAY_PORT: env.GATEWAY_PORT + 1 };
  const start = async (...given: Parameters<typeof startGateway>) => {
    const gateway = await startGateway(...given);
    started.defer(() => stop(gateway));
  };
  await start(env, { log: join(results, "gateway.log") });
  await start(other, { log: join(results, "gateway-postgres.log"), variables: own });
  const address = (port: number) => `http://127.0.0.1:${port}`;
  await run(["bench/gateway.mjs"], { GATEWAY_URL: address(env.GATEWAY_PORT), OTHER_GATEWAY_URL: address(other.GATEWAY_PORT) });
}
