import { createServer } from "node:http";
import { BeaconBody, relayBeacon } from "./server";

const PROPERTIES = { platform: "pc", language: "es", site: "colombia" } as const;
const VIEW = { name: "page_view", at: 1_700_000_000_000, path: "/product/7" } as const;
const BEACON = { properties: { ...PROPERTIES, utm_source: "boletin", referrer_host: "www.google.com" }, events: [VIEW] };

describe("a beacon", () => {
  test("with known events and properties is taken as it is", () => {
    expect(BeaconBody.parse(BEACON)).toEqual(BEACON);
  });

  test.each([
    ["another platform", { ...BEACON, properties: { ...PROPERTIES, platform: "app" } }],
    ["a field that nobody knows", { ...BEACON, email: "ana@correo.co" }],
    ["an unknown property", { ...BEACON, properties: { ...PROPERTIES, user: "Ana" } }],
    ["an unknown field of an event", { ...BEACON, events: [{ ...VIEW, keyword: "termo" }] }],
    ["an e-mail address in a path", { ...BEACON, events: [{ ...VIEW, path: "/?email=ana@correo.co" }] }],
    ["the secret of a shared list in a path", { ...BEACON, events: [{ ...VIEW, path: "/list/Zk3_secret-x" }] }],
    ["the secret of a shared list in a target", { ...BEACON, events: [{ ...VIEW, target: "/list/Zk3_secret-x/lista.pdf" }] }],
    ["an e-mail address in a campaign", { ...BEACON, properties: { ...PROPERTIES, utm_content: "ana@correo.co" } }],
    ["no event", { ...BEACON, events: [] }],
    ["too many events", { ...BEACON, events: Array(51).fill(VIEW) }],
    ["nothing", undefined],
  ])("with %s is refused", (_what, body) => {
    expect(BeaconBody.safeParse(body).success).toBe(false);
  });
});

test("the analytics service gets the events alone; one that refuses or is away is told in the log and breaks nothing", async () => {
  const got: { body: string; headers: string[] }[] = [];
  const collector = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      got.push({ body: String(Buffer.concat(parts)), headers: Object.keys(request.headers) });
      response.writeHead(got.length === 1 ? 204 : 500).end();
    });
  });
  const address = await new Promise<string>((resolve) => {
    collector.listen(0, "127.0.0.1", () => {
      const at = collector.address();
      if (typeof at === "object" && at) resolve(`http://127.0.0.1:${at.port}/events`);
    });
  });
  const warn = jest.spyOn(console, "warn").mockReturnValue(undefined);

  await relayBeacon(BEACON, address);
  expect(JSON.parse(got[0]?.body ?? "")).toEqual(BEACON);
  expect(got[0]?.headers).not.toContain("cookie");
  expect(got[0]?.headers).not.toContain("x-forwarded-for");
  expect(warn).not.toHaveBeenCalled();

  await relayBeacon(BEACON, address);
  expect(warn).toHaveBeenLastCalledWith("analytics service answered 500");
  await new Promise((resolve) => collector.close(resolve));
  await relayBeacon(BEACON, address);
  expect(warn).toHaveBeenLastCalledWith("analytics service did not answer:", expect.anything());
  warn.mockRestore();
});
