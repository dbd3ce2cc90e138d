import { createECDH } from "node:crypto";
import { isPushEndpoint, isPushKey, type PushServices } from "./push-endpoint.ts";

const SERVICES: PushServices = {
  hosts: ["fcm.googleapis.com", "*.push.apple.com", "*.shop.example"],
  siteUrl: "https://www.shop.example",
  isTest: false,
};

test("services that are let in are push services, by their whole name", () => {
  for (const endpoint of ["https://fcm.googleapis.com/fcm/send/x:y", "https://web.push.apple.com/QGq"])
    expect(isPushEndpoint(endpoint, SERVICES)).toBe(true);
});

test.each([
  "http://fcm.googleapis.com/x",
  "https://fcm.googleapis.com:8443/x",
  "https://user:pass@fcm.googleapis.com/x",
  "https://fcm.googleapis.com.evil.example/x",
  "https://evilfcm.googleapis.com/x",
  "https://push.apple.com/x",
  "https://.push.apple.com/x",
  "https://evilpush.apple.com/x",
  "https://127.0.0.1/x",
  "https://2130706433/x",
  "https://[::ffff:127.0.0.1]/x",
  "https://10.0.0.5/latest/meta-data",
  "https://localhost/x",
  "https://www.shop.example/api/revalidate",
  "http://127.0.0.1:4000/x",
  "https://fcm.googleapis.com@10.0.0.1/x",
])("%s is none", (endpoint) => {
  expect(isPushEndpoint(endpoint, SERVICES)).toBe(false);
});

test("a service at this machine is one under test switches alone, and no other address is then", () => {
  const tested = { ...SERVICES, isTest: true };
  expect(isPushEndpoint("http://127.0.0.1:9999/push/1", tested)).toBe(true);
  expect(isPushEndpoint("http://10.0.0.5/push/1", tested)).toBe(false);
  expect(isPushEndpoint("http://user@127.0.0.1/x", tested)).toBe(false);
});

test("a key is a point of the curve", () => {
  const own = createECDH("prime256v1");
  own.generateKeys();
  expect(isPushKey(own.getPublicKey("base64url"))).toBe(true);
  expect(isPushKey("B".padEnd(87, "A"))).toBe(false);
  expect(isPushKey("")).toBe(false);
});
