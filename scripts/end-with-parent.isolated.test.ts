import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A package whose script is started as those of this one are. */
function packageWith(name: string, args: string): string {
  const folder = mkdtempSync(join(tmpdir(), "end-with-parent-"));
  const start = `node "${join(process.cwd(), "scripts/run.mjs")}" ${name} ${args} --npm=$PPID`;
  writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts: { start } }));
  return folder;
}

/** Runs `npm start` there until the innermost program says that it is up; `ended` resolves once no program holds the output any more. */
async function npmStart(folder: string) {
  const npm = spawn("npm", ["start"], { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
  const ended = once(npm.stdout, "close");
  let text = "";
  for await (const part of npm.stdout.iterator({ destroyOnReturn: false })) {
    text += part;
    if (text.includes("up\n")) break;
  }
  npm.stdout.resume();
  return { npm, ended };
}

test("whatever npm start has started ends with it within 10 s, also what does not want to", async () => {
  const folder = packageWith("end-with-parent.fixture", "1");
  const signals = ["SIGTERM", "SIGKILL"] as const;
  const took = await Promise.all(
    signals.map(async (signal) => {
      const { npm, ended } = await npmStart(folder);
      const since = Date.now();
      npm.kill(signal);
      await ended;
      return Date.now() - since;
    }),
  );
  for (const milliseconds of took) expect(milliseconds).toBeLessThan(10_000);
  rmSync(folder, { recursive: true });
});
