import { readConfig } from "./config.ts";

test("everything has a default, and an empty variable counts as unset", () => {
  expect(readConfig({ DATABASE_URL: "" })).toEqual({
    port: 4000,
    dataDirectory: ".data",
    databaseUrl: undefined,
    hasTestSwitches: false,
    mediaUrl: "http://127.0.0.1:4000",
  });
});

test("every wrong variable is named in one message", () => {
  const read = () => readConfig({ GATEWAY_PORT: "70000", DATABASE_URL: "mysql://x", MEDIA_URL: "media" });
  expect(read).toThrow(/GATEWAY_PORT.*DATABASE_URL.*MEDIA_URL/s);
});
