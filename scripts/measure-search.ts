/** `npm run measure:search`: how well words find goods, on the gateway at `GATEWAY_URL` or on one of its own. */

import { join } from "node:path";
import { readEnvironment } from "../lib/env.ts";
import { stop } from "../processes/keep-running.ts";
import { run } from "./child-processes.ts";
import { startGateway } from "./gateway.ts";

const env = readEnvironment(process.env);
const ownGateway = process.env.GATEWAY_URL
  ? undefined
  : await startGateway(env, { log: join(env.DATA_DIR, "measure-search.log") });
try {
  await run(["gateway/search/measure.ts"], { GATEWAY_URL: process.env.GATEWAY_URL ?? `http://127.0.0.1:${env.GATEWAY_PORT}` });
} finally {
  if (ownGateway) await stop(ownGateway);
}
