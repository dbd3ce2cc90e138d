import { checkDisk } from "./disk";
import { Health, HealthAnswer } from "./health";

beforeEach(() => {
  jest.spyOn(console, "error").mockReturnValue(undefined);
});

describe("health", () => {
  test("a program with all that it needs is ok, and each part says since when and how long ago it was looked at", () => {
    let now = 1_000_000;
    const health = new Health([], () => now);
    health.setState("database", "ok");
    now += 2_500;
    const { status, body } = health.answer();
    expect(status).toBe(200);
    expect(HealthAnswer.parse(body)).toEqual({
      status: "ok",
      parts: { database: { state: "ok", since: new Date(1_000_000).toISOString(), age: 2.5 } },
    });
  });

  test("a part that fails is told, and stops nobody unless it is vital", () => {
    const health = new Health(["database"]);
    health.setState("cache", "unavailable");
    expect(health.answer()).toMatchObject({ status: 200, body: { status: "degraded" } });
    health.setState("database", "unavailable");
    expect(health.answer()).toMatchObject({ status: 503, body: { status: "unavailable" } });
  });

  test("what is off lacks nothing", () => {
    const health = new Health();
    health.setState("cache", "off");
    expect(health.answer().body.status).toBe("ok");
  });

  test("a part that is the same again keeps the moment since when it is", () => {
    let now = 0;
    const health = new Health([], () => now);
    health.setState("gateway", "unavailable");
    now = 5_000;
    health.setState("gateway", "unavailable", "ECONNREFUSED");
    expect(health.answer().body.parts.gateway).toMatchObject({ since: new Date(0).toISOString(), age: 0, note: "ECONNREFUSED" });
  });

  test("one that is about to stop is ready for nobody", () => {
    const health = new Health();
    health.drain();
    expect(health.answer()).toMatchObject({ status: 503, body: { status: "draining" } });
  });

  test("a part that never answers is unavailable, and so is one that comes to nothing", async () => {
    jest.useFakeTimers();
    try {
      const health = new Health();
      const looked = health.watch("gateway", () => new Promise(() => {}));
      await jest.advanceTimersByTimeAsync(2_000);
      await looked;
      await health.watch("disk", () => Promise.reject(new Error("12 MB free")));
      health.stop();
      expect(health.answer().body).toMatchObject({
        status: "degraded",
        parts: { gateway: { state: "unavailable", note: "no answer in 2000 ms" }, disk: { note: "12 MB free" } },
      });
    } finally {
      jest.useRealTimers();
    }
  });

  test("a part is looked at again and again", async () => {
    jest.useFakeTimers();
    try {
      const health = new Health();
      let looks = 0;
      await health.watch("disk", async () => `${++looks}`);
      await jest.advanceTimersByTimeAsync(10_000);
      expect(health.answer().body.parts.disk?.note).toBe("3");
      health.stop();
      await jest.advanceTimersByTimeAsync(10_000);
      expect(looks).toBe(3);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe("the disk", () => {
  const withFree = (megabytes: number) => checkDisk("/data", async () => ({ bavail: megabytes * 256, bsize: 4096 }));

  test("with room says how much", async () => expect(await withFree(5000)()).toBe("5000 MB free"));

  test("that is full, or nearly, is not ok", async () => {
    await expect(withFree(199)()).rejects.toThrow("199 MB free");
    await expect(withFree(0)()).rejects.toThrow("0 MB free");
  });
});
