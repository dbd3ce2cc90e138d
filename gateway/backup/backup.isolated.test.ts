import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OrderDetail } from "../../lib/contract/order.ts";
import { Upload } from "../../lib/contract/upload.ts";
import { startPostgres, systemPostgres } from "../../scripts/postgres.ts";
import { type Buyer, newBuyer, newOrder } from "../buyer.fixture.ts";
import { ask, gatewayAddress, send } from "../client.fixture.ts";
import { startTestGateway, type TestGateway } from "../gateway.fixture.ts";

/** AT_ONCE: how many orders are placed at the same time. BEFORE: how many are answered before the backup begins. */
const AT_ONCE = 4;
const BEFORE = 20;

const [BACKUP, RESTORE] = ["gateway/backup/main.ts", "gateway/backup/restore.ts"];

let folder: string;
const removed: (() => unknown)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "backups-"));
  removed.push(() => rmSync(folder, { recursive: true, force: true }));
});
afterEach(async () => {
  for (const remove of removed.splice(0).reverse()) await remove();
});

/** A gateway whose calls `ask` makes from now on. */
async function startFor(variables: Record<string, string>, isSeeded: boolean): Promise<TestGateway> {
  const gateway = await startTestGateway(variables, { isSeeded });
  removed.push(gateway.remove);
  process.env.GATEWAY_URL = gateway.url;
  return gateway;
}

/** Places orders, AT_ONCE at a time, until it is stopped. `answered`: the numbers of the placed orders. */
function ordering(buyer: Buyer) {
  const answered: string[] = [];
  let isStopped = false;
  let tell = () => {};
  const one = async () => {
    while (!isStopped) {
      answered.push(await newOrder(buyer));
      tell();
    }
  };
  const all = Promise.all(Array.from({ length: AT_ONCE }, one));
  return {
    answered,
    atLeast: (count: number) =>
      new Promise<void>((resolve) => {
        tell = () => answered.length >= count && resolve();
        tell();
      }),
    stop: async () => {
      isStopped = true;
      await all;
    },
  };
}

const PDF = "%PDF-1.7 una ficha";

/** Uploads a file for a member; returns its address. */
async function sentFile({ token }: Buyer): Promise<string> {
  const body = new FormData();
  body.set("file", new File([PDF], "ficha.pdf", { type: "application/pdf" }));
  return (await ask(Upload, { token, body })).url;
}

const readFile = async (path: string, { token }: Buyer) =>
  (await fetch(gatewayAddress(path), { headers: { authorization: `Bearer ${token}` } })).text();

/** Backs up a gateway while orders are placed, and lets `other` restore the backup: it must have each order answered before it began. */
async function provesItself(gateway: TestGateway, other: (backup: string) => Promise<void>) {
  const buyer = await newBuyer();
  const file = await sentFile(buyer);
  const orders = ordering(buyer);
  await orders.atLeast(BEFORE);
  const before = [...orders.answered];
  await gateway.run(BACKUP, folder);
  const during = orders.answered.length;
  await orders.atLeast(during + AT_ONCE);
  await orders.stop();
  await gateway.kill();
  const [name = ""] = readdirSync(folder);
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d-\d\d-\d\dZ$/)]);
  await other(join(folder, name));
  const found = await Promise.all(before.map((orderNo) => ask(OrderDetail, { token: buyer.token, query: { orderNo } })));
  expect(found.map(({ timeline }) => timeline.length)).toEqual(before.map(() => 1));
  expect(await readFile(file, buyer)).toBe(PDF);
  const last = orders.answered.at(-1) ?? "";
  expect((await send(OrderDetail, { token: buyer.token, query: { orderNo: last } })).status).toBe(404);
  expect(await newOrder(buyer)).toMatch(/^\d{12}$/);
}

test("the embedded database: every order answered before the backup is there, while orders go on", async () => {
  const gateway = await startFor({}, true);
  await provesItself(gateway, async (backup) => {
    const other = await startFor({}, false);
    await other.run(RESTORE, backup);
    await other.start();
    await expect(other.run(RESTORE, backup)).rejects.toThrow(/ended with 1/);
  });
}, 120_000);

const system = systemPostgres();
if (system)
  test("PostgreSQL: every order answered before the backup is there, while orders go on", async () => {
    const [first, second] = [await startPostgres({ system }), await startPostgres({ system })];
    removed.push(first.stop, second.stop);
    const gateway = await startFor({ DATABASE_URL: first.address }, true);
    await provesItself(gateway, async (backup) => {
      const other = await startFor({ DATABASE_URL: second.address }, false);
      await other.run(RESTORE, backup);
      await other.start();
      await expect(other.run(RESTORE, backup)).rejects.toThrow(/ended with 1/);
    });
  }, 120_000);
else console.info("not run: a backup of PostgreSQL (its programs are not installed)");

describe("of a gateway that does not run", () => {
  /** Runs a backup whose files cannot exceed so many KiB: a write then ends in the middle, as on a full disk. */
  const limited = (kibibytes: number, directory: string) =>
    spawnSync(
      "sh",
      ["-c", `ulimit -f ${kibibytes}; exec "$0" --disable-warning=ExperimentalWarning "$@"`, process.execPath, BACKUP, folder],
      {
        env: { ...process.env, DATA_DIR: directory, DATABASE_URL: "" },
        encoding: "utf8",
      },
    );

  test("a write that fails leaves nothing behind, the next backup is whole, and a damaged one is refused", async () => {
    const gateway = await startFor({}, false);
    await gateway.run("gateway/seed.ts", "--products", "60");
    const failed = limited(1024, gateway.directory);
    expect(failed.stderr).toMatch(/^No backup was made\. .+\n$/);
    expect(failed.status).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
    mkdirSync(join(folder, ".partial"));
    writeFileSync(join(folder, ".partial", "of-one-that-was-killed"), "");
    await gateway.run(BACKUP, folder, "--keep", "1");
    const [name = "", ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    const version = join(folder, name, "database", "PG_VERSION");
    const whole = readFileSync(version, "utf8");
    truncateSync(version, 0);
    const other = await startFor({}, false);
    await expect(other.run(RESTORE, join(folder, name))).rejects.toThrow(/ended with 1/);
    writeFileSync(version, whole);
    expect(await other.run(RESTORE, join(folder, name))).toMatch(/^restored/);
  }, 120_000);
});
