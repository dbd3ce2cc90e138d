import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../gateway/config.ts";
import { readEnvironment } from "../lib/env.ts";
import { vapidVariables } from "./vapid-keys.ts";

const directory = mkdtempSync(join(tmpdir(), "vapid-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test("a data directory has one pair of keys, for its owner alone, that the gateway takes", () => {
  const env = readEnvironment({ DATA_DIR: directory });
  const variables = vapidVariables(env);
  expect(vapidVariables(env)).toEqual(variables);
  expect(readConfig(variables).push).toMatchObject({ publicKey: variables.VAPID_PUBLIC_KEY, subject: variables.VAPID_SUBJECT });
  expect(readdirSync(directory)).toEqual(["vapid.json"]);
  expect(statSync(join(directory, "vapid.json")).mode & 0o777).toBe(0o600);
});

test("a gateway without all three sends nothing, and says which is missing", () => {
  expect(readConfig({}).push).toBeUndefined();
  const { VAPID_PUBLIC_KEY = "" } = vapidVariables(readEnvironment({ DATA_DIR: directory }));
  expect(() => readConfig({ VAPID_PUBLIC_KEY })).toThrow(/VAPID_PRIVATE_KEY: must be set together[\s\S]*VAPID_SUBJECT/);
});

test.each(["127.0.0.1", "10.0.0.1", "localhost", "*.com", "https://fcm.googleapis.com", "*"])(
  "%s is no host of push services",
  (host) => {
    expect(() => readConfig({ PUSH_SERVICES: host })).toThrow("PUSH_SERVICES");
  },
);
