import { readConfig } from "./config.ts";

test("everything has a default, and an empty variable counts as unset", () => {
  expect(readConfig({ DATABASE_URL: "" })).toEqual({
    host: "127.0.0.1",
    port: 4000,
    metricsHost: "127.0.0.1",
    metricsPort: undefined,
    spansTo: undefined,
    dataDirectory: ".data",
    databaseUrl: undefined,
    hasTestSwitches: false,
    hasOutbox: false,
    outboxPort: 4010,
    unlimited: [],
    trustedProxies: ["loopback"],
    mediaUrl: "http://127.0.0.1:4000",
    siteUrl: "http://127.0.0.1:3000",
    payUrl: "http://127.0.0.1:4000",
    jobTimes: {
      paySeconds: 1800,
      reviewSeconds: 20,
      shipSeconds: 20,
      remindSeconds: 259_200,
      approvalSeconds: 604_800,
      expiringSeconds: 172_800,
      watchSeconds: 600,
    },
  });
});

test("every wrong variable is named in one message", () => {
  const read = () =>
    readConfig({
      GATEWAY_PORT: "70000",
      DATABASE_URL: "mysql://x",
      MEDIA_URL: "media",
      GATEWAY_UNLIMITED_ADDRESSES: "home",
      GATEWAY_TRUSTED_PROXIES: "10.0.0.0/99",
      SHIP_SECONDS: "-1",
    });
  expect(read).toThrow(
    /GATEWAY_PORT.*DATABASE_URL.*MEDIA_URL.*GATEWAY_UNLIMITED_ADDRESSES.*GATEWAY_TRUSTED_PROXIES.*SHIP_SECONDS/s,
  );
});

test("the outbox is opened and addresses are freed of limits by name", () => {
  const config = readConfig({ GATEWAY_OUTBOX: "1", GATEWAY_UNLIMITED_ADDRESSES: "127.0.0.1, 203.0.113.9" });
  expect(config).toMatchObject({ hasOutbox: true, unlimited: ["127.0.0.1", "203.0.113.9"] });
});

test("who may name visitors besides this machine is named by address or network", () => {
  expect(readConfig({ GATEWAY_TRUSTED_PROXIES: "10.0.0.0/8, 203.0.113.9" }).trustedProxies).toEqual([
    "loopback",
    "10.0.0.0/8",
    "203.0.113.9",
  ]);
});

test("the site's address is its origin, and one with a path is refused", () => {
  expect(readConfig({ SITE_URL: "https://Tienda.example.co/" }).siteUrl).toBe("https://tienda.example.co");
  expect(() => readConfig({ SITE_URL: "https://example.co/tienda" })).toThrow("SITE_URL: must be a host without a path");
});

test("where real buyers are, everything that is not safe is refused at once, each with its reason", () => {
  const read = () =>
    readConfig({
      PRODUCTION: "true",
      SITE_URL: "http://tienda.example.co",
      DATABASE_URL: "postgresql://shop@db/shop",
      GATEWAY_OUTBOX: "1",
      GATEWAY_TEST_SWITCHES: "1",
      GATEWAY_UNLIMITED_ADDRESSES: "10.0.0.1",
    });
  expect(read).toThrow(/SITE_URL: .*https/);
  expect(read).toThrow(/MEDIA_URL: must be set/);
  expect(read).toThrow(/PAY_URL: must be set/);
  expect(read).toThrow(/DATABASE_URL: must have a password/);
  expect(read).toThrow(/GATEWAY_OUTBOX: must be off/);
  expect(read).toThrow(/GATEWAY_TEST_SWITCHES: must be off/);
  expect(read).toThrow(/GATEWAY_UNLIMITED_ADDRESSES: must be empty/);
});
