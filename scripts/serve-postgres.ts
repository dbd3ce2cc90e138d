/**
 * A temporary PostgreSQL server as a program, since Jest cannot import the package with the server. Prints its address, and ends with its
 * parent.
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
