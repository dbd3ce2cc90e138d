import { join } from "node:path";
import { readEnvironment } from "../lib/env.ts";
import { stop } from "../processes/keep-running.ts";
import { run } from "./child-processes.ts";
import { startGateway } from "./gateway.ts";
import { startPostgres, systemPostgres } from "./postgres.ts";

const FOLDER = ".data/bench-100k";
/** For a machine with 4 GB; everything else is PostgreSQL's default. */
const SETTINGS = { shared_buffers: "1GB", maintenance_work_mem: "256MB", max_wal_size: "4GB", random_page_cost: "1.1" };
const seedArgs = (products: number) => ["gateway/seed.ts", "--products", String(products), "--reset"];

/** Benchmarks the gateway over 100,000 products, on PGlite and on PostgreSQL. */
export async function benchGateway(variables: Record<string, string>, results: string): Promise<void> {
  Object.assign(process.env, { ...variables, DATA_DIR: FOLDER });
  const env = readEnvironment(process.env);
  await run(seedArgs(100_000));
  await using started = new AsyncDisposableStack();
  const postgres = await startPostgres();
  started.defer(postgres.stop);
  const onPostgres = { DATABASE_URL: postgres.address, DATA_DIR: join(FOLDER, "postgres") };
  await run(seedArgs(100_000), onPostgres);
  const other = { ...env, GATEWAY_PORT: env.GATEWAY_PORT + 1 };
  const start = async (...given: Parameters<typeof startGateway>) => {
    const gateway = await startGateway(...given);
    started.defer(() => stop(gateway));
  };
  await start(env, { log: join(results, "gateway.log") });
  await start(other, { log: join(results, "gateway-postgres.log"), variables: onPostgres });
  const address = (port: number) => `http://127.0.0.1:${port}`;
  await run(["bench/gateway.mjs"], { GATEWAY_URL: address(env.GATEWAY_PORT), OTHER_GATEWAY_URL: address(other.GATEWAY_PORT) });
}

/** Loads 1,000,000 products into PostgreSQL, the system's where it is installed, and benchmarks searches over them. */
export async function benchMillion(variables: Record<string, string>, results: string): Promise<void> {
  await using started = new AsyncDisposableStack();
  const postgres = await startPostgres({ system: systemPostgres(), settings: SETTINGS });
  started.defer(postgres.stop);
  const onPostgres = { ...variables, DATABASE_URL: postgres.address, DATA_DIR: ".data/bench-1m" };
  const begun = performance.now();
  await run(seedArgs(1_000_000), onPostgres);
  console.info(`1,000,000 products loaded in ${Math.round((performance.now() - begun) / 1000)} s`);
  Object.assign(process.env, onPostgres);
  const env = readEnvironment(process.env);
  const gateway = await startGateway(env, { log: join(results, "gateway.log"), variables: onPostgres });
  started.defer(() => stop(gateway));
  await run(["bench/gateway.mjs", "--searches"], { GATEWAY_URL: `http://127.0.0.1:${env.GATEWAY_PORT}` });
}
