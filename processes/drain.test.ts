import { Agent, createServer, get, type IncomingMessage } from "node:http";
import { z } from "zod";
import { drain } from "./drain";

const answerOf = (agent: Agent, port: number) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: "127.0.0.1", agent }, (answer) => answer.resume().once("end", () => resolve(answer))).once("error", reject);
  });

async function listening(handle: () => void | Promise<void> = () => {}) {
  const server = createServer(async (_request, response) => {
    await handle();
    response.end("ok");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, port: z.object({ port: z.number() }).parse(server.address()).port };
}

test("what is answered is answered to its end, and a connection ends with its next answer", async () => {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  let isFirst = true;
  const { server, port } = await listening(() => {
    if (isFirst) return;
    asked.resolve();
    return held.promise;
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await answerOf(agent, port)).headers.connection).toBe("keep-alive");
  isFirst = false;
  const slow = answerOf(agent, port);
  await asked.promise;
  const ended = drain(server, 10);
  held.resolve();
  expect((await slow).statusCode).toBe(200);
  await ended;
  await expect(answerOf(new Agent(), port)).rejects.toThrow(/ECONNREFUSED/);
});

test("a request over a connection that was quiet when the end began is answered", async () => {
  const { server, port } = await listening();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await answerOf(agent, port);
  const ended = drain(server, 60_000);
  const last = await answerOf(agent, port);
  expect([last.statusCode, last.headers.connection]).toEqual([200, "close"]);
  await ended;
});

test("a connection that stays quiet is closed", async () => {
  const { server, port } = await listening();
  await answerOf(new Agent({ keepAlive: true }), port);
  await drain(server, 10);
});
