import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** Whether a Redis server is installed on this machine. */
export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

/** Starts a server that keeps nothing on disk; resolves when it answers. */
export async function startRedis(port: number): Promise<ChildProcess> {
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const server = spawn("redis-server", args, { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface(server.stdout)) {
    if (!line.includes("Ready to accept connections")) continue;
    break;
  }
  server.stdout.resume();
  return server;
}

/** Kills a server, also one that is suspended. */
export async function endRedis(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill("SIGKILL");
  await once(server, "exit");
}
