import { startPostgres } from "./postgres.ts";

/** A PostgreSQL server as a program, for tests that cannot load the package of its binaries: prints its address, and ends with whoever started it. */
const server = await startPostgres();
console.info(server.address);
async function end() {
  await server.stop();
  process.exit(0);
}
process.once("SIGTERM", end);
process.stdin.once("close", end).resume();
