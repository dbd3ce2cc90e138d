import { Histogram, register } from "prom-client";
import { counter, gauge, processMetrics } from "./metrics";
import { openMetricsText, readOpenMetrics } from "./open-metrics";
import { Timings } from "./timings";

beforeEach(() => register.clear());

const text = async () => openMetricsText([(await processMetrics()).filter(({ name }) => name.startsWith("shop_"))]);
const written = async () => readOpenMetrics(await text());

test("a counter is written with its ending, under a family without it", async () => {
  const orders = counter("shop_orders", "Orders", "outcome");
  orders("placed");
  orders("placed");
  expect(await text()).toBe(
    '# HELP shop_orders Orders\n# TYPE shop_orders counter\nshop_orders_total{outcome="placed"} 2\n# EOF\n',
  );
});

test("a gauge is read when it is asked for", async () => {
  let waiting = 3;
  gauge("shop_queue", "Waiting", "queue", () => ({ pictures: waiting }));
  expect(await written()).toEqual([{ name: "shop_queue", labels: { queue: "pictures" }, value: 3 }]);
  waiting = 0;
  expect(await written()).toMatchObject([{ value: 0 }]);
});

test("timings count as a histogram of the library does", async () => {
  const about = { help: "Seconds", labelNames: ["route", "status"] as [string, string] };
  const own = new Timings({ name: "own", ...about });
  const theirs = new Histogram({
    name: "theirs",
    ...about,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  for (const seconds of [0, 0.001, 0.0011, 0.07, 0.5, 11, 3]) {
    own.add("/product/:productId", 200, seconds);
    theirs.observe({ route: "/product/:productId", status: 200 }, seconds);
  }
  own.add("/", 503, 0.2);
  theirs.observe({ route: "/", status: 503 }, 0.2);
  const samples = readOpenMetrics(openMetricsText([await processMetrics()])).map(({ name, ...rest }) => [
    name.replace(/^(own|theirs)_/, ""),
    rest,
    name.startsWith("own"),
  ]);
  const of = (isOwn: boolean) => samples.filter(([, , own]) => own === isOwn).map(([name, rest]) => [name, rest]);
  expect(of(true)).toHaveLength(30);
  expect(of(true)).toEqual(expect.arrayContaining(of(false)));
});

test("of several processes everything of one name stands together, and each has its own values", async () => {
  const orders = counter("shop_orders", "Orders", "event");
  orders("placed");
  const whole = openMetricsText([await processMetrics({ worker: "1" }), await processMetrics({ worker: "2" })]);
  expect(whole.match(/# TYPE shop_orders/g)).toHaveLength(1);
  expect(whole.match(/^shop_orders_total.*\n.*$/m)?.[0]).toBe(
    'shop_orders_total{event="placed",worker="1"} 1\nshop_orders_total{event="placed",worker="2"} 1',
  );
});

test("what a label holds cannot end it", async () => {
  counter("shop_odd", "Odd", "text")('a"} 1\n\\');
  expect(await written()).toMatchObject([{ labels: { text: 'a"} 1\n\\' } }]);
});

test.each(["shop_orders 1\n", "shop orders\n# EOF\n"])("%p is no text of the format", (text) => {
  expect(() => readOpenMetrics(text)).toThrow();
});
