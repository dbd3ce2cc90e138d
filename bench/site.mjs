// Starts and stops a version of the built site for measuring: this checkout, or another one.
import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

export const SECRET = "only-for-this-measurement-of-the-site";

/**
 * Starts the version in `folder` with its own data over the gateway at port `gateway`, builds it when stale, and waits until it answers.
 * Throws after 5 minutes, and at once when another site is at the port.
 */
export async function start(folder, { port, gateway, data, workers, variables = {} }) {
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  if (await isUp()) throw new Error(`another site is at port ${port}`);
  const site = spawn("npm", ["run", "site"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
    env: {
      ...process.env,
      PORT: String(port),
      GATEWAY_PORT: String(gateway),
      SITE_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: data,
      REVALIDATION_SECRET: SECRET,
      // The load comes from one address, unlike that of many visitors, so its limit is lifted.
      GATEWAY_UNLIMITED_ADDRESSES: "127.0.0.1",
      ...(workers && { WORKERS: String(workers) }),
      ...variables,
    },
  });
  const last = Date.now() + 300_000;
  while (Date.now() < last) {
    if (await isUp()) return site;
    await wait(200);
  }
  throw new Error(`${folder} did not start`);
}

/** Ends a site and all that it started, without a warning. */
export async function stop(site) {
  const ended = new Promise((done) => site.once("exit", done));
  process.kill(-site.pid, "SIGKILL");
  await ended;
  await wait(500);
}
