import { multiplyDivide } from "@/lib/contract/whole";
import { CONTAINER_CAPACITY, containersFor } from "./containers";
import type { Figures } from "./figures";
import { estimateCosts, type Goods, ITEMS, perUnit, salePrice } from "./index";
import { dutyRate, mergeFigures } from "./published";

const figures = (own: Partial<Figures> = {}): Figures => ({
  ...mergeFigures({}),
  trm: 400_000,
  shared: 9500,
  twenty: 260_000,
  forty: 340_000,
  air: 650,
  insurance: 50,
  vat: 1900,
  agent: 100,
  agentLeast: 450_000,
  inland: 180_000,
  inlandLeast: 150_000,
  shipment: 3000,
  ...own,
});

const goods = (cents: number, litres: number, more: Partial<Goods> = {}): Goods => ({
  cents,
  load: { volume: litres * 1000, weight: 1000 },
  ...more,
});

// spec: 25.2
describe("five import declarations agree to the peso", () => {
  test.each([
    {
      what: "toys by sea: 10.000,00 FOB, 600,00 freight, 53,00 insurance at 4.000,00, 15 %",
      lines: [goods(1_000_000, 5000)],
      own: { shared: 12_000, duty: 1500 },
      told: { customsValue: 42_612_000, duty: 6_391_800, vat: 9_310_722 },
    },
    {
      what: "clothes: 4.250,75 FOB, 237,50 freight, 22,44 insurance at 4.123,45, 40 % of chapter 61",
      lines: [goods(425_075, 2500, { heading: "6109" })],
      own: { trm: 412_345 },
      told: { customsValue: 18_599_605, duty: 7_439_842, vat: 4_947_495 },
    },
    {
      what: "85,5 kg by air: 1.999,99 FOB, 555,75 freight, 12,78 insurance at 3.987,16, 5 %",
      lines: [goods(199_999, 100, { load: { volume: 100_000, weight: 85_500 } })],
      own: { mode: 2, trm: 398_716, duty: 500 },
      told: { customsValue: 10_241_100, duty: 512_055, vat: 2_043_099 },
    },
    {
      what: "a container of 20 feet: 26.000,00 FOB, 2.600,00 freight, 143,00 insurance at 4.310,05, 10 %",
      lines: [goods(2_600_000, 25_000)],
      own: { mode: 1, trm: 431_005, duty: 1000 },
      told: { customsValue: 123_883_767, duty: 12_388_377, vat: 25_891_707 },
    },
    {
      what: "two headings on one declaration: each with its part of 142,50 freight and 20,71 insurance at 4.000,50",
      lines: [goods(300_000, 1000, { heading: "9503" }), goods(100_000, 500, { heading: "6109" })],
      own: { trm: 400_050 },
      told: { customsValue: 16_654_921, duty: 3_551_049, vat: 3_839_134 },
    },
  ])("$what", ({ lines, own, told }) => {
    const estimate = estimateCosts(lines, figures(own), true);
    expect({ customsValue: estimate?.customsValue, duty: estimate?.items.duty, vat: estimate?.items.vat }).toEqual(told);
  });
});

/** Carts that are the same in each run, from a handful to the most that a cart can hold. */
const cart = (seed: number): Goods[] =>
  Array.from({ length: 1 + (seed % 12) }, (_, index) => ({
    cents: (seed * 7919 * (index + 1)) % 10 ** (3 + (seed % 9)),
    load: {
      volume: (seed * 104_729 * (index + 1)) % 10 ** (4 + (seed % 9)),
      weight: 1 + ((seed * 31_337) % 10 ** (3 + (seed % 9))),
    },
    heading: ["9503", "6109", undefined, ""][(seed + index) % 4],
  }));

test("the lines of an estimate are whole, never below zero, and come to its total, whatever the cart", () => {
  for (let seed = 1; seed < 600; seed++) {
    const own = { mode: seed % 3, trm: 100_000 + ((seed * 7907) % 900_000), insurance: seed % 200 };
    const estimate = estimateCosts(cart(seed), figures(own), seed % 2 === 0);
    const items = ITEMS.map((item) => estimate?.items[item] ?? Number.NaN);
    expect(items.every((pesos) => Number.isSafeInteger(pesos) && pesos >= 0)).toBe(true);
    expect(items.reduce((sum, pesos) => sum + pesos, 0)).toBe(estimate?.total);
  }
});

test("the parts of a shipment never bear less than their share of its least charges", () => {
  for (let seed = 1; seed < 200; seed++) {
    const part = goods(50_000, 1 + (seed % 900));
    const estimate = estimateCosts([part], figures(), false);
    expect(estimate?.items.agent).toBeGreaterThanOrEqual(multiplyDivide(450_000, part.load.volume, 3_000_000));
    expect(estimate?.items.inland).toBeGreaterThanOrEqual(multiplyDivide(150_000, part.load.volume, 3_000_000));
  }
});

test("no goods, or goods without room and weight, cost nothing that could be told", () => {
  expect(estimateCosts([], figures(), true)).toBeUndefined();
  expect(estimateCosts([goods(1000, 0, { load: { volume: 0, weight: 0 } })], figures(), false)).toBeUndefined();
});

test("a cart below a cubic metre pays one, its share of a larger shipment does not", () => {
  expect(estimateCosts([goods(10_000, 100)], figures(), true)?.items.freight).toBe(380_000);
  expect(estimateCosts([goods(10_000, 100)], figures(), false)?.items.freight).toBe(38_000);
});

test("what is heavy pays by the tonne, by air what is light by its room", () => {
  const heavy = goods(10_000, 0, { load: { volume: 1_000_000, weight: 2_000_000 } });
  expect(estimateCosts([heavy], figures(), true)?.items.freight).toBe(760_000);
  expect(estimateCosts([goods(10_000, 600)], figures({ mode: 2 }), true)?.items.freight).toBe(2_600_000);
});

test("containers are the cheapest that hold a load, and hold it", () => {
  const load = (metres: number, tonnes = 1) => ({ volume: metres * 1_000_000, weight: tonnes * 1_000_000 });
  expect([1, 27, 28, 56, 57, 84, 112].map((metres) => containersFor(load(metres), figures()))).toEqual([
    { twenty: 1, forty: 0 },
    { twenty: 1, forty: 0 },
    { twenty: 0, forty: 1 },
    { twenty: 0, forty: 1 },
    { twenty: 1, forty: 1 },
    { twenty: 0, forty: 2 },
    { twenty: 0, forty: 2 },
  ]);
  expect(containersFor(load(10, 40), figures())).toEqual({ twenty: 2, forty: 0 });
  for (let metres = 1; metres < 3000; metres += 7) {
    const containers = containersFor(load(metres), figures());
    expect(
      containers.twenty * CONTAINER_CAPACITY.twenty.volume + containers.forty * CONTAINER_CAPACITY.forty.volume,
    ).toBeGreaterThanOrEqual(metres * 1_000_000);
  }
});

test("a heading pays the duty of the longest beginning that the file names; an unknown one that of all others", () => {
  expect(dutyRate("6109")).toBe(4000);
  expect([dutyRate(), dutyRate(""), dutyRate("9503"), dutyRate("6")]).toEqual([1500, 1500, 1500, 1500]);
});

test("a unit costs its part, and is sold at a margin of the price", () => {
  expect(perUnit(100, 3)).toBe(33);
  expect([salePrice(6000, 4000), salePrice(6001, 4000), salePrice(6000, 0)]).toEqual([10_000, 10_100, 6000]);
});
