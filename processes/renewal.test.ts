import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { createInterface, type Interface } from "node:readline";
import { text } from "node:stream/consumers";
import { freePort } from "../scripts/free-port";

const RENEWALS = 3;
const VISITORS = 8;

let site: ChildProcess;
let lines: Interface;
let port: number;

/** Waits for the fixture's next line; throws when it is another. */
async function said(wanted: string): Promise<void> {
  const [line] = await once(lines, "line");
  if (line !== wanted) throw new Error(`${line} in place of ${wanted}`);
}

beforeAll(async () => {
  port = await freePort();
  const args = ["--disable-warning=ExperimentalWarning", join(__dirname, "renewal.fixture.ts"), String(port)];
  site = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  if (!site.stdout) throw new Error("the fixture has no output");
  lines = createInterface(site.stdout);
  await said("up");
});

afterAll(async () => {
  site.kill("SIGTERM");
  await once(site, "exit");
});

/** Asks which worker answers, over a connection that is kept open. A request that fails is not repeated. */
async function worker(agent: Agent): Promise<string> {
  const [answer] = await once(get({ host: "127.0.0.1", port, agent }), "response");
  return text(answer);
}

test("no request fails while all workers are replaced, again and again", async () => {
  const workers = new Set<string>();
  const failures: unknown[] = [];
  const agents = Array.from({ length: VISITORS }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  let isOver = false;
  let answered = 0;
  const visiting = agents.map(async (agent) => {
    while (!isOver) {
      await worker(agent).then(
        (pid) => workers.add(pid),
        (error: unknown) => failures.push(error),
      );
      answered += 1;
    }
  });
  for (let renewal = 0; renewal < RENEWALS; renewal += 1) {
    const renewed = said("renewed 2");
    site.kill("SIGUSR2");
    await renewed;
  }
  isOver = true;
  await Promise.all(visiting);
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(100);
  // Two workers were replaced at each renewal.
  expect(workers.size).toBeGreaterThanOrEqual(2 * RENEWALS);
}, 60_000);
