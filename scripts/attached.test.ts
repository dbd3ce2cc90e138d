import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const PARENT = `
  const { spawn } = require("node:child_process");
  spawn(process.execPath, [process.argv[1], "sh", "-c", "echo up; exec sleep 60"], { stdio: "inherit" });`;

test("a program ends with the process that started it, also where that was killed", async () => {
  const stdio: ["ignore", "pipe", "ignore"] = ["ignore", "pipe", "ignore"];
  const env = { ...process.env, NODE_OPTIONS: "" };
  const parent = spawn(process.execPath, ["-e", PARENT, join(process.cwd(), "scripts/attached.ts")], { stdio, env });
  await once(parent.stdout, "data");
  const closed = once(parent.stdout.resume(), "close");
  parent.kill("SIGKILL");
  await closed;
}, 10_000);
