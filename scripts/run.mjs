// Runs scripts/<name>.ts on the pinned runtime, after installing packages. Must work on a fresh machine: no packages, any Node
// from 20 on.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { whenGone } from "./when-gone.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const STAMP = join(ROOT, "node_modules", ".installed");
const RUNTIME = join(ROOT, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");

const wanted = createHash("sha256")
  .update(readFileSync(join(ROOT, "package-lock.json")))
  .digest("hex");

function install() {
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted && existsSync(RUNTIME)) return;
  console.info("Installing packages…");
  // Not `npm ci`: it rejects a lockfile made on another platform.
  const { status } = spawnSync("npm", ["install", "--no-save", "--no-audit", "--no-fund"], {
    cwd: ROOT,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
  if (!existsSync(RUNTIME)) {
    console.error("The pinned runtime is missing: npm must be allowed to run the install script of the package `node`.");
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}

install();
/** The shell between npm and this process forwards no signal and outlives npm, so npm's PID is passed. */
const NPM = /^--npm=(\d+)$/;
/** Milliseconds from SIGTERM to SIGKILL. */
const PATIENCE_MS = 9000;

const [name, ...given] = process.argv.slice(2);
const npm = given.map((argument) => NPM.exec(argument)?.[1]).find(Boolean);
const args = given.filter((argument) => !argument.startsWith("--npm="));
// `.env` does not override the environment.
const flags = ["--disable-warning=ExperimentalWarning", ...(existsSync(join(ROOT, ".env")) ? ["--env-file=.env"] : [])];
const child = spawn(RUNTIME, [...flags, join(ROOT, "scripts", `${name}.ts`), ...args], {
  cwd: ROOT,
  stdio: "inherit",
  env: {
    ...process.env,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import=${new URL("end-with-parent.mjs", import.meta.url)}`,
  },
});

function end(signal) {
  child.kill(signal);
  setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS).unref();
}
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => end(signal));
if (npm) whenGone(Number(npm), () => end("SIGTERM"));
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
