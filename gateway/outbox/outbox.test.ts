import type { FastifyInstance } from "fastify";
import { Health } from "../../telemetry/health.ts";
import { buildApp } from "../app.ts";
import { outboxAddress, outboxPort } from "./port.ts";
import { buildOutbox } from "./routes.ts";

const noDatabase = () => Promise.reject(new Error("no database is asked here"));
const database = { rows: noDatabase, row: noDatabase, run: noDatabase, transaction: noDatabase, close: noDatabase };

const hasOutbox = (app: FastifyInstance) =>
  app.hasRoute({ method: "GET", url: "/outbox" }) || app.hasRoute({ method: "POST", url: "/outbox/expire" });

test("the gateway never shows the outbox: it is an application of its own", () => {
  const app = buildApp({ routes: [], sessionOf: async () => null, mediaUrl: "", health: new Health() });
  expect(app.hasRoute({ method: "GET", url: "/health" })).toBe(true);
  expect(hasOutbox(app)).toBe(false);
  expect(hasOutbox(buildOutbox(database, "http://site.example"))).toBe(true);
});

test("its port is not the gateway's, and tests find it from the gateway's address", () => {
  expect([outboxPort(4000), outboxPort(65_530)]).toEqual([4010, 65_520]);
  const before = process.env.GATEWAY_URL;
  process.env.GATEWAY_URL = "http://127.0.0.1:4100";
  expect(outboxAddress("/outbox?to=a").href).toBe("http://127.0.0.1:4110/outbox?to=a");
  process.env.GATEWAY_URL = before;
});
