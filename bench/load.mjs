// Asks a gateway or a site over and over, one kind of call at a time, and prints how long the answers take.
import { Agent, request } from "node:http";

const CONCURRENCY = 8;
const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });

/** Asks for a path, with a bearer or a cookie where one is given, and answers the body; throws on any status but 200. */
export function send(base, path, { body, token, cookie } = {}) {
  const { promise, resolve, reject } = Promise.withResolvers();
  const text = body && JSON.stringify(body);
  const headers = {
    ...(text && { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(cookie && { cookie, "accept-encoding": "gzip" }),
  };
  const sent = request(
    { host: base.hostname, port: base.port, path, method: body ? "POST" : "GET", agent, headers },
    (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => {
        const content = Buffer.concat(parts).toString();
        if (answer.statusCode === 200) resolve(content);
        else reject(new Error(`${path} answered ${answer.statusCode}: ${content.slice(0, 200)}`));
      });
    },
  );
  sent.on("error", reject);
  sent.end(text);
  return promise;
}

async function run(ask, seconds) {
  const times = [];
  const end = performance.now() + seconds * 1000;
  const work = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await ask();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return times.sort((one, other) => one - other);
}

async function measure(ask, seconds) {
  const times = await run(ask, seconds);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1);
  return { p50: at(0.5), p95: at(0.95), rate: Math.round(times.length / seconds) };
}

// The runtime compiles code while it runs often; buyers meet a server that has been up for long.
async function warmUp(kinds, seconds) {
  for (const ask of Object.values(kinds)) await run(ask, seconds);
}

/** Measures two servers in turns. The last column is the second's p95 divided by the first's. */
export async function compareAll([one, other], seconds) {
  console.info(
    `${one.base.origin} and ${other.base.origin}, concurrency ${CONCURRENCY}, ${seconds} s a kind after as many of every kind to warm up`,
  );
  console.info(`${"milliseconds".padEnd(38)}    p50     p95      p50     p95   p95 of p95`);
  await warmUp(one.kinds, seconds);
  await warmUp(other.kinds, seconds);
  for (const name of Object.keys(one.kinds)) {
    const [first, second] = [await measure(one.kinds[name], seconds), await measure(other.kinds[name], seconds)];
    const columns = [first, second].map(({ p50, p95 }) => `${p50.padStart(7)} ${p95.padStart(7)}`).join("  ");
    console.info(`${name.padEnd(38)}${columns}   ${(Number(second.p95) / Number(first.p95)).toFixed(2)}`);
  }
}

/** Measures each kind of call for `seconds`, after a warm-up of all kinds. Prints a line for each, times in milliseconds. */
export async function measureAll(base, kinds, seconds) {
  console.info(
    `${base.origin}, concurrency ${CONCURRENCY}, ${seconds} s a kind after as many of every kind to warm up, milliseconds`,
  );
  await warmUp(kinds, seconds);
  for (const [name, ask] of Object.entries(kinds)) {
    const { p50, p95, rate } = await measure(ask, seconds);
    console.info(`${name.padEnd(38)} p50 ${p50.padStart(7)}   p95 ${p95.padStart(7)}   ${rate} calls/s`);
  }
}
