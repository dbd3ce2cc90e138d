jest.mock("./client", () => ({ announceSessionChange: jest.fn() }));
jest.mock("@/lib/http/refusal-event.client", () => ({ announceRefusal: jest.fn() }));

import { announceSessionChange } from "./client";
import { submitLogin } from "./login.client";

const blocked = () => {
  throw new DOMException("blocked", "SecurityError");
};

const missing = () => {
  throw new TypeError("not a function");
};

afterEach(() => jest.restoreAllMocks());

test("a login succeeds where storage is blocked, in a browser without AbortSignal.timeout", async () => {
  jest.useFakeTimers();
  jest.spyOn(AbortSignal, "timeout").mockImplementation(missing);
  const storage = Object.defineProperty({}, "localStorage", { get: blocked });
  Object.defineProperty(globalThis, "window", { value: storage, configurable: true });
  Object.defineProperty(globalThis, "localStorage", { get: blocked, configurable: true });
  const fetch = jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(Response.json({}));
  await submitLogin("login", { email: "ana@example.co" });
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
  expect(announceSessionChange).toHaveBeenCalledTimes(1);
});
