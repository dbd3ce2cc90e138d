import type { EventEmitter } from "node:events";
import { iconBody } from "./icons.ts";

const mockWorkers: EventEmitter[] = [];

jest.mock("node:worker_threads", () => {
  const events = jest.requireActual<typeof import("node:events")>("node:events");
  return {
    Worker: class extends events.EventEmitter {
      constructor() {
        super();
        mockWorkers.push(this);
      }
    },
  };
});

test("an icon set that could not be read is read again for the next picture", async () => {
  const first = iconBody("teapot");
  mockWorkers[0]?.emit("error", new Error("no memory"));
  await expect(first).rejects.toThrow("no memory");
  const second = iconBody("teapot");
  mockWorkers[1]?.emit("message", new Map([["teapot", "<path/>"]]));
  expect(await second).toBe("<path/>");
  expect(await iconBody("nothing")).toBeUndefined();
  expect(mockWorkers).toHaveLength(2);
});
