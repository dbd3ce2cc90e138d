import { buildApp } from "../app.ts";

test("the outbox is closed unless it is opened", () => {
  const app = buildApp({ routes: [], sessionOf: async () => null, mediaUrl: "", check: async () => {} });
  expect(app.hasRoute({ method: "GET", url: "/health" })).toBe(true);
  expect(app.hasRoute({ method: "GET", url: "/outbox" })).toBe(false);
  expect(app.hasRoute({ method: "POST", url: "/outbox/expire" })).toBe(false);
});
