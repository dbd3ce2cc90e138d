import file from "@/messages/content/landing.json";
import { BOUNDS, figureLabel, formatCustomFigures, parseCustomFigures, parseFigure, toScaledInteger } from "./figures";
import { exchangeRate, listSources, mergeFigures } from "./published";

const DAY_MS = 86_400_000;
const all = [...Object.entries(file.figures), ...file.duties.map((duty) => ["duty", duty] as const)];

test("each figure of the operator's file is within its bounds, and says where it comes from and of which day it is", () => {
  for (const [name, { value, source, date }] of all) {
    expect([name, toScaledInteger(name in BOUNDS ? (name as keyof typeof BOUNDS) : "mode", value)]).toEqual([
      name,
      expect.any(Number),
    ]);
    expect([source.length > 10, Number.isNaN(Date.parse(date))]).toEqual([true, false]);
  }
});

test("a figure that no rule states says that it is an example", () => {
  const unstated = all.filter(([, { source }]) => !/Estatuto Tributario|Decreto 2598/.test(source));
  expect(unstated.filter(([, figure]) => !("isExample" in figure))).toEqual([]);
});

// spec: 25.3
test("figures go along in an address and come back", () => {
  const own = { mode: 2, trm: 412_550, margin: 3500, duty: 0 };
  expect(formatCustomFigures(own)).toBe("mode.2_trm.412550_duty.0_margin.3500");
  expect(parseCustomFigures(formatCustomFigures(own))).toEqual(own);
});

test.each([
  [null],
  [""],
  ["trm.NaN"],
  ["trm.-5"],
  ["trm.1e9"],
  ["trm.0"],
  ["trm.99999999999999999999"],
  ["mode.7"],
  ["vat.5001"],
  ["__proto__.1_constructor.5"],
  ["trm"],
  ["x".repeat(500)],
  ["trm.400000_".repeat(60)],
])("%p says no figure", (text) => {
  expect(parseCustomFigures(text)).toEqual({});
});

test("what is wrong in an address leaves the other figures as they are", () => {
  expect(parseCustomFigures("trm.NaN_air.700_bad.1")).toEqual({ air: 700 });
  expect(mergeFigures(parseCustomFigures("trm.NaN")).trm).toBe(mergeFigures({}).trm);
});

test.each([
  ["4.125,50", 412_550],
  ["4125,5", 412_550],
  ["4125.5", 412_550],
  ["4.125", 412_500],
  ["4125", 412_500],
  [" 4 125 ", 412_500],
  ["", undefined],
  ["uno", undefined],
  ["-4000", undefined],
  ["1e9", undefined],
  ["NaN", undefined],
  ["99999999", undefined],
])("a typed rate of %p is %p", (typed, whole) => {
  expect(parseFigure("trm", typed)).toBe(whole);
});

test("a figure is shown as it is typed", () => {
  expect([figureLabel("trm", 412_550), figureLabel("margin", 4000), figureLabel("shipment", 3250)]).toEqual([
    "4125,5",
    "40",
    "3,25",
  ]);
  expect(parseFigure("shipment", figureLabel("shipment", 3250))).toBe(3250);
});

test("a rate is out of date after its days, a rule is not", () => {
  const { date, days } = file.figures.trm;
  expect(exchangeRate(Date.parse(date) + days * DAY_MS).isStale).toBe(false);
  expect(exchangeRate(Date.parse(date) + (days + 1) * DAY_MS + 1).isStale).toBe(true);
  const late = listSources({}, ["6109"], Date.parse("2036-01-01"));
  expect(Object.fromEntries(late.map(({ name, isStale }) => [name, isStale]))).toMatchObject({
    trm: true,
    vat: false,
    duty: false,
  });
});

test("a buyer's own figures have no source, and those of another way of freight are not named", () => {
  const names = listSources({ mode: 1, trm: 410_000, duty: 500 }, ["6109", "9503"], 0).map(({ name }) => name);
  expect(names).toEqual(["twenty", "forty", "insurance", "vat", "agent", "agentLeast", "inland", "inlandLeast"]);
});
