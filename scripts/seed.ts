import { run } from "./processes.ts";

/** `npm run gateway:seed -- --products 100000`: replaces what the gateway's database holds by a catalogue of that size. */
await run(["--disable-warning=ExperimentalWarning", "gateway/seed.ts", "--reset", ...process.argv.slice(2)]);
