import { run } from "./processes.ts";

/** `npm run gateway:seed -- --products 100000`: fills the gateway's database anew. */
await run(["--disable-warning=ExperimentalWarning", "gateway/seed.ts", ...process.argv.slice(2)]);
