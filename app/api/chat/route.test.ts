import { env } from "@/lib/env";
import { ContractError, GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import { SESSION_COOKIES } from "@/lib/session";
import type { Cookie, NewSession } from "@/lib/session/cookies";
import { renewOnce } from "@/lib/session/renew-once";
import { ANA } from "@/lib/session/visitor.fixture";
import { GET } from "./route";

jest.mock("@/lib/http/gateway", () => ({ send: jest.fn() }));
jest.mock("@/lib/session/renew-once", () => ({ renewOnce: jest.fn() }));

/** The browser's cookies. */
const cookies = new Map<string, string>();
const jar = {
  get: (name: string) => (cookies.has(name) ? { value: cookies.get(name) } : undefined),
  set: ({ name, value }: Cookie) => cookies.set(name, value),
};
jest.mock("next/headers", () => ({ cookies: async () => jar }));

const gateway = jest.mocked(send);
const restore = jest.mocked(renewOnce);
const SITE = "http://site.example";
const LINK = { host: "site.example", "sec-fetch-site": "same-origin" };

/** Redirect target of a request. */
async function ledTo(query: string, headers: Record<string, string> = LINK) {
  const answer = await GET(new Request(`${SITE}/api/chat${query}`, { headers }));
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([303, "no-store"]);
  return answer.headers.get("location");
}

const bodies = () => gateway.mock.calls.map(([, input]) => Object(input).body);
const tokens = () => gateway.mock.calls.map(([, , options]) => options?.token);

const MEMBER = { [SESSION_COOKIES.access]: "bearer", [SESSION_COOKIES.restore]: "one-time", [SESSION_COOKIES.userId]: "7" };

const RENEWED: NewSession = {
  accessToken: "renewed",
  restoreToken: "next",
  userId: "7",
  visitor: ANA,
};

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, "error").mockImplementation(() => {});
  cookies.clear();
  for (const [name, value] of Object.entries(MEMBER)) cookies.set(name, value);
  gateway.mockImplementation(async ({ path }) => (path.endsWith("session") ? { has_agent: true } : { ticket_id: "a+b" }));
});

test("a member is led to the window, with the ticket of that shop, product and page, and the language", async () => {
  expect(await ledTo("?from=/product/12%3Fa%3D1%23b&shop=3&product=12")).toBe(`${env.CHAT_URL}?tid=a%2Bb&lang=co`);
  expect(bodies()).toEqual([
    { im_user_id: "7", type: "buyer", shop_id: "3", host: new URL(env.SITE_URL).host, avatar: "", lang: "co" },
    { type: "buyer", import_id: "national_im_co", product_id: "12", from_page: "/product/12" },
  ]);
});

// spec: 8.1
test("a guest is led to the login, and from there back to a page of this site only", async () => {
  cookies.clear();
  expect(await ledTo("?from=/shop/3%3Fa%3D1%23b")).toBe("/login?return_url=%2Fshop%2F3%3Fa%3D1%23b&chat=asesor");
  for (const from of ["//evil.example", "/%5Cevil.example", "javascript:alert(1)", "https://evil.example/", "/api/chat", ""])
    expect(await ledTo(`?${new URLSearchParams({ from })}`)).toBe("/login?return_url=%2F&chat=asesor");
  expect(gateway).not.toHaveBeenCalled();
  expect(restore).not.toHaveBeenCalled();
});

test("without a script the page is known by the referrer, if it is this site's", async () => {
  cookies.clear();
  expect(await ledTo("?shop=3", { ...LINK, referer: `${SITE}/shop/3?a=1` })).toBe("/login?return_url=%2Fshop%2F3%3Fa%3D1&chat=3");
  expect(await ledTo("?shop=3", { ...LINK, referer: "http://evil.example/shop/3" })).toBe("/login?return_url=%2F&chat=3");
  expect(await ledTo("")).toBe("/login?return_url=%2F&chat=asesor");
});

test("a link on another site opens nothing and leads to the page alone; a typed address opens", async () => {
  for (const site of ["cross-site", "same-site"]) {
    expect(await ledTo("?from=/cart", { ...LINK, "sec-fetch-site": site })).toBe("/cart");
    expect(await ledTo("?from=//evil.example", { ...LINK, "sec-fetch-site": site })).toBe("/");
  }
  expect(gateway).not.toHaveBeenCalled();
  expect(await ledTo("?from=/cart", { ...LINK, "sec-fetch-site": "none" })).toContain("tid=");
});

test("what is no id is left out", async () => {
  await ledTo("?shop=..%2F1&product=%3Cscript%3E&from=/");
  expect(bodies()).toEqual([
    expect.not.objectContaining({ shop_id: expect.anything() }),
    expect.not.objectContaining({ product_id: expect.anything() }),
  ]);
});

test("a store without customer service has a page that says so, and asks for no ticket", async () => {
  gateway.mockResolvedValue({ has_agent: false });
  expect(await ledTo("?from=/shop/3")).toBe("/chat/away?from=%2Fshop%2F3");
  expect(gateway).toHaveBeenCalledTimes(1);
});

// spec: 8.3
test.each([new GatewayError(500, "No hay tiquetes."), new GatewayUnreachable("ticket"), new ContractError("ticket")])(
  "without a ticket the window is to close: %s",
  async (error) => {
    gateway.mockResolvedValueOnce({ has_agent: true }).mockRejectedValueOnce(error);
    expect(await ledTo("?from=/shop/3")).toBe("/chat/closed?from=%2Fshop%2F3");
  },
);

test.each([
  [new GatewayUnreachable("session"), "unreachable"],
  [new GatewayError(404, "No encontramos esa tienda."), "refused"],
  [new ContractError("session"), "refused"],
])("a conversation that is not opened is told in the window: %s", async (error, notice) => {
  gateway.mockRejectedValue(error);
  expect(await ledTo("?from=/shop/3")).toBe(`/chat/${notice}?from=%2Fshop%2F3`);
});

test("a session that cannot be renewed because the gateway is silent is no reason for the login", async () => {
  cookies.delete(SESSION_COOKIES.access);
  restore.mockRejectedValue(new GatewayUnreachable("restore"));
  expect(await ledTo("?from=/shop/3")).toBe("/chat/unreachable?from=%2Fshop%2F3");
  expect(cookies.get(SESSION_COOKIES.restore)).toBe("one-time");
});

test("a session without a bearer is renewed before the first call", async () => {
  cookies.delete(SESSION_COOKIES.access);
  restore.mockResolvedValueOnce(RENEWED);
  expect(await ledTo("?from=/shop/3")).toContain("tid=");
  expect(tokens()).toEqual(["renewed", "renewed"]);
});

test("a bearer that the gateway has ended is renewed once", async () => {
  gateway.mockRejectedValueOnce(new GatewayError(401, ""));
  restore.mockResolvedValueOnce(RENEWED);
  expect(await ledTo("?from=/shop/3")).toContain("tid=");
  expect(tokens()).toEqual(["bearer", "renewed", "renewed"]);
});

test.each([
  ["and so is the renewed one", RENEWED, ["bearer", "renewed"]],
  ["and cannot be renewed", undefined, ["bearer"]],
])("where a bearer has been ended %s, the session is cleared and the login follows", async (_case, renewed, tried) => {
  gateway.mockRejectedValue(new GatewayError(401, ""));
  restore.mockResolvedValueOnce(renewed);
  expect(await ledTo("?from=/shop/3")).toBe("/login?return_url=%2Fshop%2F3&chat=asesor");
  expect(tokens()).toEqual(tried);
  expect(restore).toHaveBeenCalledTimes(1);
  expect(cookies.get(SESSION_COOKIES.restore)).toBe("");
});

test("a fault of this site is no failure of the gateway's", async () => {
  gateway.mockRejectedValue(new TypeError("a fault"));
  await expect(ledTo("?from=/shop/3")).rejects.toThrow("a fault");
});
