import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { setInterval } from "node:timers/promises";
import { z } from "zod";
import { freePort } from "../scripts/free-port.ts";

const DEATHS = 20;
const KEPT = "/product/7";
const PERSONAL = "/cart";

const Started = z.union([z.object({ worker: z.number() }), z.object({ gateway: z.number() })]);
type Kind = "worker" | "gateway";

let folder: string;
let site: ChildProcess;
let base: string;
/** Every process that has begun to listen, newest last. */
const begun: Record<Kind, number[]> = { worker: [], gateway: [] };
let tell = () => {};

/** Waits until so many processes of a kind have begun to listen. */
const until = (kind: Kind, count: number) =>
  new Promise<void>((resolve) => {
    tell = () => begun[kind].length >= count && resolve();
    tell();
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "workers-"));
  const [sitePort, gatewayPort] = [await freePort(), await freePort()];
  base = `http://127.0.0.1:${sitePort}`;
  const fixture = join(__dirname, "workers.fixture.ts");
  site = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", fixture, folder, String(sitePort), String(gatewayPort)],
    {
      stdio: ["ignore", "pipe", "ignore"],
      // The processes are started forty times: with this cache, only the first start compiles the code.
      env: { ...process.env, NODE_COMPILE_CACHE: join(folder, "code") },
    },
  );
  if (!site.stdout) throw new Error("the fixture has no output");
  createInterface(site.stdout).on("line", (line) => {
    const started = Started.parse(JSON.parse(line));
    if ("worker" in started) begun.worker.push(started.worker);
    else begun.gateway.push(started.gateway);
    tell();
  });
  await until("gateway", 1);
  await until("worker", 2);
});

afterAll(async () => {
  site.kill("SIGTERM");
  await once(site, "exit");
  rmSync(folder, { recursive: true, force: true });
});

/** Asks over a new connection, and again when the process that would answer was killed. */
async function ask(path: string, tries = 4): Promise<{ status: number | undefined; body: string }> {
  try {
    const [answer] = await once(get(base + path, { agent: false, signal: AbortSignal.timeout(4_000) }), "response");
    return { status: answer.statusCode, body: await text(answer) };
  } catch (error) {
    if (tries === 1) throw error;
    return ask(path, tries - 1);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Asks for a cached page at most forty times a second until `end`, which returns the different answers and their number. */
function lightLoad() {
  const answers = new Set<string>();
  let isOver = false;
  let count = 0;
  const asking = (async () => {
    for await (const _ of setInterval(25)) {
      if (isOver) return;
      const { status, body } = await ask(KEPT);
      answers.add(`${status} ${body.replace(/by \d+/, "by")}`);
      count += 1;
    }
  })();
  return {
    async end() {
      isOver = true;
      await asking;
      return { answers: [...answers], count };
    },
  };
}

test.each<Kind>(["worker", "gateway"])(
  "a %s that is killed twenty times is there again; cached pages are served all the while",
  async (kind) => {
    const kept = await ask(KEPT);
    expect(kept).toEqual({ status: 200, body: expect.stringMatching(/^<h1>goods, rendered by \d+<\/h1>$/) });
    const load = lightLoad();
    for (let deaths = 1; deaths <= DEATHS; deaths += 1) {
      const before = begun[kind].length;
      // The oldest process that lives: so the two workers are killed in turn.
      const victim = begun[kind].find(isAlive);
      if (victim !== undefined) process.kill(victim, "SIGKILL");
      await until(kind, before + 1);
    }
    const { answers, count } = await load.end();
    expect(answers).toEqual(["200 <h1>goods, rendered by</h1>"]);
    expect(count).toBeGreaterThan(DEATHS);
    expect((await ask(PERSONAL)).status).toBe(200);
    expect([begun.worker.filter(isAlive).length, begun.gateway.filter(isAlive).length]).toEqual([2, 1]);
  },
  120_000,
);
