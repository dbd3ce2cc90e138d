import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { InquiryUnits } from "@/lib/contract/inquiry";
import { ProductSearch } from "@/lib/contract/product";
import { SERVICE_ADDRESS } from "./gateway";
import { browserCall, forward } from "./proxy";

let answer: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => answer(request, response));

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  SERVICE_ADDRESS[ProductSearch.base] = `http://127.0.0.1:${address.port}`;
});
afterAll(() => server.close().closeAllConnections());

const path = ProductSearch.path.replace(/^\//, "");
const search = () =>
  new Request("http://site/", { method: "POST", body: '{"keyword":"taza"}', headers: { "x-forwarded-for": "203.0.113.9" } });

test("a refusal comes back as it is, with the time to wait; nobody keeps it", async () => {
  answer = (_, response) => response.writeHead(429, { "retry-after": "90", "x-own": "1" }).end('{"errors":"Espere."}');
  const answered = await forward(ProductSearch, search(), path, undefined);
  expect([answered.status, await answered.json()]).toEqual([429, { errors: "Espere." }]);
  expect(answered.headers.get("retry-after")).toBe("90");
  expect(answered.headers.get("cache-control")).toBe("private, no-store");
  expect(answered.headers.has("x-own")).toBe(false);
});

test("the visitor is named, so that limits count the visitor and not the site", async () => {
  const heard = jest.fn();
  answer = ({ headers }, response) => {
    heard(headers["x-forwarded-for"], headers.authorization);
    response.end("{}");
  };
  await forward(ProductSearch, search(), path, "secret");
  expect(heard).toHaveBeenCalledWith("203.0.113.9", "Bearer secret");
});

test("only what the contract lets browsers do is found", () => {
  expect(browserCall("POST", ProductSearch.base, path)).toBe(ProductSearch);
  expect(browserCall("GET", ProductSearch.base, path)).toBeUndefined();
  expect(browserCall("POST", "buyer", "ums/changeinfo/changepasswordbyusername")).toBeUndefined();
});

test("an address that a call names is that call's, not one's with a placeholder there", () => {
  expect(browserCall("GET", "buyer", "member/inquiry/units")).toBe(InquiryUnits);
});
