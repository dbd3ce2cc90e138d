import { Agent, createServer, get, type IncomingMessage } from "node:http";
import { z } from "zod";
import { prepareDrain } from "./drain";

const answerOf = (agent: Agent, port: number) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: "127.0.0.1", agent }, (answer) => answer.resume().once("end", () => resolve(answer))).once("error", reject);
  });

async function listening({ handle = () => {}, quiet = 10 }: { handle?: () => void | Promise<void>; quiet?: number } = {}) {
  const server = createServer(async (_request, response) => {
    await handle();
    response.end("ok");
  });
  const drain = prepareDrain(server, quiet);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { drain, port: z.object({ port: z.number() }).parse(server.address()).port };
}

test("what is answered is answered to its end, and a connection ends with its next answer", async () => {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  let isFirst = true;
  const handle = () => {
    if (isFirst) return;
    asked.resolve();
    return held.promise;
  };
  const { drain, port } = await listening({ handle, quiet: 60_000 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await answerOf(agent, port)).headers.connection).toBe("keep-alive");
  isFirst = false;
  const slow = answerOf(agent, port);
  await asked.promise;
  const ended = drain();
  held.resolve();
  const answer = await slow;
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, "close"]);
  await ended;
  await expect(answerOf(new Agent(), port)).rejects.toThrow(/ECONNREFUSED/);
});

test("a request over a connection that was quiet when the end began is answered", async () => {
  const { drain, port } = await listening({ quiet: 60_000 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await answerOf(agent, port);
  const ended = drain();
  const last = await answerOf(agent, port);
  expect([last.statusCode, last.headers.connection]).toEqual([200, "close"]);
  await ended;
});

test("a connection that stays quiet is closed", async () => {
  const { drain, port } = await listening();
  await answerOf(new Agent({ keepAlive: true }), port);
  await drain();
});
