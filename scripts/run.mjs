// Runs scripts/<name>.ts on the pinned runtime, after installing what is missing.
// Plain JavaScript without packages: it is what runs on a fresh machine, on any Node from 20 on.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const STAMP = join(ROOT, "node_modules", ".installed");
const RUNTIME = join(ROOT, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");

const wanted = createHash("sha256")
  .update(readFileSync(join(ROOT, "package-lock.json")))
  .digest("hex");

function install() {
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted && existsSync(RUNTIME)) return;
  console.info("Installing packages…");
  // Not `npm ci`: it refuses a lockfile that was made on one platform and lacks the optional packages of another.
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
const [name, ...args] = process.argv.slice(2);
// `.env` fills in what the environment itself does not set.
const flags = ["--disable-warning=ExperimentalWarning", "--env-file-if-exists=.env"];
const child = spawn(RUNTIME, [...flags, join(ROOT, "scripts", `${name}.ts`), ...args], { cwd: ROOT, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
