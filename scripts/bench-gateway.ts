import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readEnvironment } from "../lib/env.ts";
import { startGateway } from "./gateway.ts";
import { startPostgres } from "./postgres.ts";
import { run, stop } from "./processes.ts";

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
  const postgres = await startPostgres();
  try {
    const own = { DATABASE_URL: postgres.address, DATA_DIR: join(FOLDER, "postgres") };
    await run(SEED, own);
    const embedded = await startGateway(env, { log: join(results, "gateway.log") });
    const other = { ...env, GATEWAY_PORT: env.GATEWAY_PORT + 1 };
    const onPostgres = await startGateway(other, { log: join(results, "gateway-postgres.log"), variables: own });
    const address = (port: number) => `http://127.0.0.1:${port}`;
    try {
      await run(["bench/gateway.mjs"], {
        GATEWAY_URL: address(env.GATEWAY_PORT),
        OTHER_GATEWAY_URL: address(other.GATEWAY_PORT),
      });
    } finally {
      await Promise.all([stop(embedded), stop(onPostgres)]);
    }
  } finally {
    await postgres.stop();
  }
}
