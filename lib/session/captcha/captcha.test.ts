import { createHash } from "node:crypto";
import { workText } from "@/lib/contract/captcha";
import { toTicket } from "./index";
import { toVerdict } from "./script.client";
import { doWork } from "./work";

const idle = () => ({ onProgress: jest.fn(), signal: new AbortController().signal });

describe("a ticket", () => {
  // spec: 20.3
  test("comes with code 0 alone, and whole", () => {
    const ticket = { rand_str: "a", validate_code: "b" };
    expect(toTicket({ code: 0, ...ticket })).toEqual(ticket);
    expect(toTicket({ code: 1, ...ticket })).toBeUndefined();
    expect(toTicket({ code: 0, rand_str: "a" })).toBeUndefined();
    expect(toTicket({ code: -1 })).toBeUndefined();
  });

  // spec: 20.3
  test("of the third party has the names of the contract", () => {
    const passed = { ret: 0, ticket: "t", randstr: "r" };
    expect(toTicket(toVerdict(passed))).toEqual({ rand_str: "r", validate_code: "t" });
    expect(toTicket(toVerdict({ ...passed, errorCode: 1001 }))).toBeUndefined();
    expect(toTicket(toVerdict({ ret: 2 }))).toBeUndefined();
    expect(toTicket(toVerdict({ ret: 0 }))).toBeUndefined();
  });
});

describe("the work instead of the puzzle", () => {
  afterEach(() => jest.restoreAllMocks());

  test("is what the gateway takes", async () => {
    const work = { parts: 3, bits: 8 };
    const watch = idle();
    const found = await doWork("reto", work, watch);
    expect(found).toHaveLength(3);
    for (const [part, number] of found.entries())
      expect(
        createHash("sha256")
          .update(workText("reto", part, number))
          .digest("hex"),
      ).toMatch(/^00/);
    expect(watch.onProgress).toHaveBeenLastCalledWith(1);
  });

  test("leaves the browser breaks, also where hashes are there at once", async () => {
    jest.spyOn(crypto.subtle, "digest").mockResolvedValue(new ArrayBuffer(32));
    const answered = jest.fn();
    setTimeout(answered);
    await doWork("reto", { parts: 3, bits: 8 }, idle());
    expect(answered).toHaveBeenCalled();
  });

  test("ends when nobody waits for it", async () => {
    const controller = new AbortController();
    const done = doWork("reto", { parts: 64, bits: 24 }, { onProgress: jest.fn(), signal: controller.signal });
    controller.abort(new Error("closed"));
    await expect(done).rejects.toThrow("closed");
  });
});
