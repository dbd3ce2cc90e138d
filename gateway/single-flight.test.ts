import { singleFlight } from "./single-flight.ts";

function held() {
  const ends: (() => void)[] = [];
  const work = singleFlight(async (key: string) => {
    await new Promise<void>((end) => ends.push(end));
    return `${key} ${ends.length}`;
  });
  return { work, ends };
}

test("who asks while it is underway waits for the same answer, who asks later for another", async () => {
  const { work, ends } = held();
  const together = [work("a"), work("a")];
  ends[0]?.();
  expect(await Promise.all(together)).toEqual(["a 1", "a 1"]);
  const later = work("a");
  ends[1]?.();
  expect(await later).toBe("a 2");
});

test("one key does not wait for another", async () => {
  const { work, ends } = held();
  work("a");
  const other = work("b");
  ends[1]?.();
  expect(await other).toBe("b 2");
});

test("a failure is everybody's who waited, and is not kept", async () => {
  let asked = 0;
  const work = singleFlight(async () => {
    asked += 1;
    if (asked === 1) throw new Error("down");
    return "up";
  });
  const together = await Promise.allSettled([work("a"), work("a")]);
  expect(together.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await work("a")).toBe("up");
});
