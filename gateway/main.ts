// Before any schema is made: each is compiled when it is first used (docs/adr/0022-short-lives-and-compiled-checks.md).
import "zod/compile";
import { structureConsole } from "../telemetry/logs.ts";
import { readConfig } from "./config.ts";
import { start } from "./start.ts";
import { failureToStart } from "./start-failure.ts";

const config = readConfig(process.env);
const gateway = await start(config).catch((error: unknown) => {
  console.error(failureToStart(error));
  process.exit(1);
});

structureConsole(() => ({ program: "gateway" }));
async function stop(signal: string) {
  console.info(`stopping on ${signal}`);
  await gateway.stop();
  process.exit(0);
}
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
