import { once } from "node:events";
import { createServer } from "node:http";
import { serveMetrics } from "./metrics-server";
import type { Metrics } from "./open-metrics";

const UP: Metrics = [{ name: "up", help: "Whether it is", type: "gauge", values: [{ labels: {}, value: 1 }] }];
const ANYWHERE = { host: "127.0.0.1", port: 0 };

async function statusOf(processes: Metrics[]): Promise<number> {
  const server = await serveMetrics(ANYWHERE, async () => processes);
  const address = server?.address();
  if (!server || !address || typeof address === "string") throw new Error("no port");
  const { status } = await fetch(`http://127.0.0.1:${address.port}/metrics`);
  server.close();
  return status;
}

test("what one process counts is told", async () => expect(await statusOf([[], UP])).toBe(200));

test("without a process that counts there is no answer that looks like quiet", async () => {
  expect(await statusOf([])).toBe(503);
  expect(await statusOf([[], []])).toBe(503);
});

test("what cannot be written is told, and the request is answered", async () => {
  const told = jest.spyOn(console, "error").mockImplementation(() => {});
  const broken = UP.map((metric) => ({
    ...metric,
    get help(): string {
      throw new Error("no help");
    },
  }));
  expect(await statusOf([broken])).toBe(500);
  expect(told).toHaveBeenCalledTimes(1);
  told.mockRestore();
});

test("a port that somebody has is told, and ends nothing", async () => {
  const told = jest.spyOn(console, "error").mockImplementation(() => {});
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  if (!address || typeof address === "string") throw new Error("no port");
  expect(await serveMetrics({ ...ANYWHERE, port: address.port }, async () => [])).toBeUndefined();
  expect(told).toHaveBeenCalledTimes(1);
  told.mockRestore();
  other.close();
});
