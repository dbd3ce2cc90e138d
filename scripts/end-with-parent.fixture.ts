import { start } from "./child-processes.ts";

/** Starts itself `depth` times, one within the other. Each process runs until it is ended and keeps the output of the first one open. */
const depth = Number(process.argv[2] ?? 0);
if (depth > 0) start([import.meta.filename, String(depth - 1)]);
else start(["-e", "setInterval(() => {}, 1000); process.on('SIGTERM', () => {}); console.log('up')"]);
setInterval(() => {}, 1000);
