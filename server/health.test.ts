import { createServer } from "node:http";
import { z } from "zod";
import { readEnvironment } from "@/lib/env";
import { SiteHealth } from "./health";

const HOUR_MS = 3_600_000;

test.each([
  ["an hour behind", -HOUR_MS, /3(?:599|60\d) s behind: set both by NTP/],
  ["an hour ahead", HOUR_MS, /3(?:599|60\d) s ahead: set both by NTP/],
])("of a gateway whose clock is %s the log says what to do", async (_what, off, sentence) => {
  const gateway = createServer((_request, response) =>
    response.setHeader("date", new Date(Date.now() + off).toUTCString()).end("{}"),
  );
  await new Promise<void>((listening) => gateway.listen(0, "127.0.0.1", listening));
  const { port } = z.object({ port: z.number() }).parse(gateway.address());
  const logged = new Promise((told) => jest.spyOn(console, "error").mockImplementation(told));
  const health = new SiteHealth(false);
  health.watch(readEnvironment({ GATEWAY_PORT: String(port), DATA_DIR: "." }));
  const said = await logged;
  health.stop();
  gateway.close().closeAllConnections();
  expect(said).toMatch(sentence);
});
