// Attacks a running site from one address, in one way after another. Prints how each attack changes response times and memory. The
// site must believe this machine's `x-forwarded-for` (TRUSTED_PROXIES=127.0.0.1): each attacker and each guest has an address of its own.
import { fork } from "node:child_process";
import { Agent, request } from "node:http";
import { Readable } from "node:stream";
import { setInterval as ticks, setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { largestProcess } from "./processes.mjs";

const { values: options } = parseArgs({
  options: {
    site: { type: "string" },
    pid: { type: "string" },
    seconds: { type: "string", default: "8" },
    attack: { type: "string" },
    only: { type: "string" },
  },
});
const BASE = new URL(options.site);
const SECONDS = Number(options.seconds);
const OWN = { "sec-fetch-site": "same-origin" };
const JSON_TYPE = { "content-type": "application/json", ...OWN };

const any = () => Math.floor(Math.random() * 1e8);
const picture = () => `/media/goods/teddy-bear.28.lifestyle.${any()}?w=1920`;
const film = () => `/media/clips/goods.teddy-bear.28.${any()}.mp4`;

/** Attacks by name. `rate`: requests a second. `make`: the next request. */
const ATTACKS = {
  "pages of nothing": { rate: 500, make: () => ({ path: `/product/${any()}` }) },
  "pages of one person": { rate: 500, make: () => ({ path: `/cart?${any()}` }) },
  "searches by word": { rate: 500, make: () => ({ path: `/screen/product?keyword=taza${any()}` }) },
  "searches of the API": {
    rate: 500,
    make: () => ({
      path: "/api/gateway/base3/productquery/v1/products/search",
      headers: JSON_TYPE,
      body: `{"keyword":"t${any()}"}`,
    }),
  },
  pictures: { rate: 200, make: () => ({ path: picture(), headers: { accept: "image/avif" } }) },
  "pictures given up": { rate: 200, make: () => ({ path: picture(), headers: { accept: "image/avif" }, patience: 50 }) },
  films: { rate: 50, make: () => ({ path: film() }) },
  challenges: { rate: 200, make: () => ({ path: "/api/session/captcha/challenge", headers: JSON_TYPE, body: "{}" }) },
  "quotation requests": {
    rate: 200,
    make: () => ({
      path: "/api/inquiry",
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json", ...OWN },
      body: "goods_name=x",
    }),
  },
  "a phone of 100000 blanks": {
    rate: 100,
    make: () => ({
      path: "/api/address",
      headers: { "content-type": "application/x-www-form-urlencoded", ...OWN },
      body: `phone=1${"+".repeat(100_000)}z`,
    }),
  },
  "a tag of 15000 blanks": { rate: 200, make: () => ({ path: "/", headers: { "if-none-match": `a${" ".repeat(15_000)}b` } }) },
  "addresses of 15000 letters": { rate: 1000, make: () => ({ path: `/?${"x".repeat(15_000)}` }) },
  "bodies of 1.2 GB": {
    rate: 4,
    make: () => ({ path: "/api/inquiry", headers: { "content-type": "multipart/form-data; boundary=a", ...OWN }, stream: 1200 }),
  },
  "bodies of a byte a second": {
    rate: 100,
    make: () => ({ path: "/api/inquiry", headers: { "content-length": "200000", ...OWN }, isSlow: true }),
  },
  "2000 refused requests a second": { rate: 2000, make: () => ({ path: `/screen/shop?keyword=taza${any()}` }) },
};

/** One request of a visitor; answers its status, or what broke it, after the whole answer. */
function ask({ path, headers = {}, body, stream, isSlow, patience }, { agent, visitor }) {
  const { promise, resolve } = Promise.withResolvers();
  const isPost = body !== undefined || stream || isSlow;
  const sent = request(
    {
      host: BASE.hostname,
      port: BASE.port,
      path,
      method: isPost ? "POST" : "GET",
      agent,
      headers: { ...headers, "x-forwarded-for": visitor },
    },
    (answer) =>
      answer
        .on("error", () => resolve("broken"))
        .resume()
        .on("end", () => resolve(answer.statusCode)),
  );
  sent.on("error", (error) => resolve(error.code));
  if (patience) setTimeout(() => sent.destroy(), patience);
  if (stream)
    Readable.from(megabytes(stream))
      .on("error", () => {})
      .pipe(sent);
  else if (isSlow) drip(sent);
  else sent.end(body);
  return promise;
}

function* megabytes(count) {
  const megabyte = Buffer.alloc(2 ** 20);
  for (let sent = 0; sent < count; sent += 1) yield megabyte;
}

function drip(sent) {
  sent.flushHeaders();
  const timer = setInterval(() => sent.write("a"), 1000);
  sent.on("close", () => clearInterval(timer));
}

/** Attacks at the given rate until the process is killed. Sends the number of answers by status when the parent asks. */
async function attack({ rate, make }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1000 });
  const visitor = "203.0.113.9";
  const counts = {};
  let open = 0;
  process.on("message", () => process.send(counts));
  const start = performance.now();
  let begun = 0;
  for await (const _ of ticks(5)) {
    const due = ((performance.now() - start) / 1000) * rate;
    for (; begun < due; begun += 1) {
      // An attacker has no more than 1000 sockets either.
      if (open >= 1000) continue;
      open += 1;
      ask(make(), { agent, visitor }).then((status) => {
        open -= 1;
        counts[status] = (counts[status] ?? 0) + 1;
      });
    }
  }
}

/** Asks for a path `rate` times a second, each time as another visitor. Returns the milliseconds of each answer, ascending. */
async function watch(path, rate, seconds) {
  const agent = new Agent({ keepAlive: true });
  const times = [];
  const asked = [];
  const end = performance.now() + seconds * 1000;
  for await (const _ of ticks(1000 / rate)) {
    if (performance.now() > end) break;
    const start = performance.now();
    const visitor = `198.18.${any() % 256}.${any() % 256}`;
    asked.push(
      ask({ path, headers: { "accept-encoding": "gzip" } }, { agent, visitor }).then((status) => {
        if (status !== 200) throw new Error(`${path} answered ${status} to a guest`);
        times.push(performance.now() - start);
      }),
    );
  }
  await Promise.all(asked);
  agent.destroy();
  return times.sort((one, other) => one - other);
}

const at = (times, share) => Number(times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1));

async function observe(seconds) {
  const [health, kept, rendered] = await Promise.all([
    watch("/api/health", 50, seconds),
    watch("/", 20, seconds),
    watch("/cart", 10, seconds),
  ]);
  return {
    "health p99": at(health, 0.99),
    "kept page p95": at(kept, 0.95),
    "rendered page p95": at(rendered, 0.95),
    MB: largestProcess(Number(options.pid)),
  };
}

async function measureAll() {
  await observe(3);
  const rows = { nothing: await observe(SECONDS) };
  const wanted = options.only?.split(",");
  for (const name of Object.keys(ATTACKS)) {
    if (wanted && !wanted.includes(name)) continue;
    const attacker = fork(import.meta.filename, ["--site", options.site, "--attack", name]);
    // By then the attacker has used up what the limits allow at first: what lasts is measured.
    await wait(2000);
    rows[name] = await observe(SECONDS);
    const { promise: counts, resolve } = Promise.withResolvers();
    attacker.once("message", resolve);
    attacker.send("counts");
    rows[name].answers = Object.entries(await counts)
      .map(([status, count]) => `${count} × ${status}`)
      .join(", ");
    attacker.kill("SIGKILL");
    await wait(3000);
  }
  rows.afterwards = await observe(SECONDS);
  console.table(rows);
}

if (options.attack) await attack(ATTACKS[options.attack]);
else await measureAll();
