import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** A program whose shutdown begins when it is asked to stop, and never ends. */
const PROGRAM = `
  const { onceAskedToStop } = await import(${JSON.stringify(join(__dirname, "stopping.ts"))});
  onceAskedToStop((why) => process.send(why));
  setInterval(() => {}, 1000);
  process.send("up");
`;

async function started() {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "--input-type=module", "-e", PROGRAM], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await once(child, "message");
  return child;
}

test("a process is asked to stop once; where its primary is gone meanwhile, it ends", async () => {
  const child = await started();
  const told: unknown[] = [];
  child.on("message", (why) => told.push(why));
  const asked = once(child, "message");
  child.kill("SIGTERM");
  await asked;
  child.kill("SIGINT");
  child.disconnect();
  expect(await once(child, "exit")).toEqual([1, null]);
  expect(told).toEqual(["SIGTERM"]);
});
