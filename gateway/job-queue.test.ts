import { jobQueue } from "./job-queue.ts";

const LANE = { atOnce: 2, waiting: 3 };

function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { job: () => promise, end: resolve };
}

test("a lane runs no more jobs at once than its limit, also after a failure", async () => {
  const enter = jobQueue({ atOnce: 2, waiting: 9 });
  let running = 0;
  let most = 0;
  const job = async (fails: boolean): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    if (fails) throw new Error("failed");
  };
  await Promise.allSettled([true, false, true, false, false].map((fails) => enter(() => job(fails))));
  expect([most, running]).toEqual([2, 0]);
});

test("beyond those that run and wait, one more is refused at once and told when to come again", async () => {
  const [enter, { job, end }] = [jobQueue(LANE), held()];
  const inside = Array.from({ length: 5 }, () => enter(job));
  await expect(enter(job)).rejects.toMatchObject({ name: "Refusal", status: 503, retryAfter: 5 });
  end();
  await Promise.all(inside);
  await enter(async () => {});
});

test("a job that is called off while it waits is never begun, and makes room", async () => {
  const [enter, { job, end }, left] = [jobQueue(LANE), held(), new AbortController()];
  const running = [enter(job), enter(job)];
  const abandoned = jest.fn(async () => {});
  const gone = Promise.allSettled(Array.from({ length: 3 }, () => enter(abandoned, left.signal)));
  left.abort(new Error("nobody waits"));
  expect((await gone).map((one) => one.status === "rejected" && one.reason.message)).toEqual(Array(3).fill("nobody waits"));
  const wanted = enter(async () => "drawn");
  end();
  expect(await wanted).toBe("drawn");
  expect(abandoned).not.toHaveBeenCalled();
  await Promise.all(running);
});

test("what runs already goes on when it is called off", async () => {
  const [enter, { job, end }, left] = [jobQueue(LANE), held(), new AbortController()];
  const running = enter(job, left.signal);
  left.abort();
  end();
  await expect(running).resolves.toBeUndefined();
});
