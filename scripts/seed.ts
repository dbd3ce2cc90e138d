import { rmSync } from "node:fs";
import { join } from "node:path";
import { readEnvironment } from "../lib/env.ts";
import { run } from "./child-processes.ts";

/**
 * `npm run gateway:seed -- --products 100000`: replaces the gateway's data by a catalogue of that size and purges the site's
 * cache.
 */
await run(["--disable-warning=ExperimentalWarning", "gateway/seed.ts", "--reset", ...process.argv.slice(2)]);
rmSync(join(readEnvironment(process.env).DATA_DIR, "cache"), { recursive: true, force: true });
