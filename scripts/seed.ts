import { rmSync } from "node:fs";
import { join } from "node:path";
import { readEnvironment } from "../lib/env.ts";
import { run } from "./processes.ts";

/** `npm run gateway:seed -- --products 100000`: replaces what the gateway's database holds by a catalogue of that size, and forgets its pages. */
await run(["--disable-warning=ExperimentalWarning", "gateway/seed.ts", "--reset", ...process.argv.slice(2)]);
rmSync(join(readEnvironment(process.env).DATA_DIR, "cache"), { recursive: true, force: true });
