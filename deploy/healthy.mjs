// Ends with 0 when an address answers 200 within three seconds, else with 1: `node deploy/healthy.mjs http://127.0.0.1:3000/api/health`.
const answer = await fetch(process.argv[2], { signal: AbortSignal.timeout(3000) }).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
