import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { ChangePasswordByUsername } from "@/lib/contract/account";
import { UnreadCount } from "@/lib/contract/notice";
import { AutoRegister } from "@/lib/contract/session";
import { ContractError, GatewayError, GatewayUnreachable } from "./errors";
import { SERVICE_ADDRESS, send } from "./gateway";

let answer: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => answer(request, response));

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  SERVICE_ADDRESS.buyer = `http://127.0.0.1:${address.port}`;
});
afterAll(() => server.close().closeAllConnections());

const json = (status: number, body: unknown) => (_: IncomingMessage, response: ServerResponse) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

test("a call carries the bearer and the language, and its answer is read", async () => {
  const heard = jest.fn();
  answer = (request, response) => {
    heard(request.method, request.url, request.headers.authorization, request.headers.language);
    json(200, { unread_count: 3 })(request, response);
  };
  expect(await send(UnreadCount, {}, { token: "secret" })).toEqual({ unread_count: 3 });
  expect(heard).toHaveBeenCalledWith("GET", UnreadCount.path, "Bearer secret", UnreadCount.language);
});

test("a refusal keeps its status and its words", async () => {
  answer = json(422, { errors: { email: ["Ya está en uso."] } });
  await expect(send(UnreadCount, {})).rejects.toEqual(new GatewayError(422, "Ya está en uso."));
});

test("a refusal that asks to wait says how long", async () => {
  answer = (_, response) => response.writeHead(429, { "retry-after": "90" }).end('{"errors":"Espere."}');
  await expect(send(UnreadCount, {})).rejects.toMatchObject({ status: 429, text: "Espere.", retryAfter: "90" });
});

test("nonsense is an error of the contract", async () => {
  answer = (_, response) => response.end("<html>");
  await expect(send(UnreadCount, {})).rejects.toBeInstanceOf(ContractError);
});

test("a read whose connection breaks is asked once more; what may change something is not", async () => {
  let asked = 0;
  answer = (request, response) => {
    asked += 1;
    if (asked === 1) request.socket.destroy();
    else json(200, { unread_count: 3 })(request, response);
  };
  expect(await send(UnreadCount, {})).toEqual({ unread_count: 3 });
  answer = (request) => {
    asked += 1;
    request.socket.destroy();
  };
  asked = 0;
  await expect(send(AutoRegister, { body: { email: "ana@example.co" } })).rejects.toBeInstanceOf(GatewayUnreachable);
  expect(asked).toBe(1);
  await expect(send(UnreadCount, {})).rejects.toBeInstanceOf(GatewayUnreachable);
  expect(asked).toBe(3);
});

test("silence, also in the middle of an answer, ends the wait", async () => {
  answer = () => {};
  await expect(send(UnreadCount, {}, { timeout: 50 })).rejects.toBeInstanceOf(GatewayUnreachable);
  answer = (_, response) => response.writeHead(200).write('{"unread');
  await expect(send(UnreadCount, {}, { timeout: 50 })).rejects.toBeInstanceOf(GatewayUnreachable);
});

test("a body travels as JSON, or as the form that the contract wants", async () => {
  const heard: string[] = [];
  answer = async (request, response) => {
    // A request of an earlier test that timed out may arrive late.
    if (request.method === "GET") return;
    heard.push(request.headers["content-type"] ?? "", await textOf(request));
    json(422, {})(request, response);
  };
  const body = { username: "ana", old_password: "uno", password: "Doscientos-2" };
  await expect(send(ChangePasswordByUsername, { body })).rejects.toBeInstanceOf(GatewayError);
  expect(heard[0]).toMatch(/^multipart\/form-data; boundary=/);
  expect(heard[1]).toContain('name="old_password"\r\n\r\nuno');
  await expect(send(AutoRegister, { body: { email: "ana@example.co" } })).rejects.toBeInstanceOf(GatewayError);
  expect(heard.slice(2)).toEqual(["application/json", '{"email":"ana@example.co"}']);
});
