/**
 * A temporary PostgreSQL server as a program: prints its address, ends with its parent. For Jest, which cannot import the package with the server.
 */

import { startPostgres } from "./postgres.ts";

const server = await startPostgres({ settings: { fsync: "off" } });
console.info(server.address);
async function end() {
  await server.stop();
  process.exit(0);
}
process.once("SIGTERM", end);
process.stdin.once("close", end).resume();
