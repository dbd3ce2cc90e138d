import {
  amountLabel,
  clockLabel,
  dateLabel,
  durationLabel,
  fill,
  groupedNumber,
  money,
  moneyRange,
  numberLabel,
  plural,
  unbroken,
  wordFor,
} from "./format";
import { estimateLabel } from "./landing/estimate-label";

describe("money", () => {
  // spec: 1.1
  test("dollars carry their code, a decimal comma and grouped thousands", () => {
    expect(money(12.5)).toBe("$12,50 USD");
    expect(money(1234567.5)).toBe("$1.234.567,50 USD");
    expect(money(0)).toBe("$0,00 USD");
  });

  test("a range goes from the lower to the higher amount and names the code once", () => {
    expect(moneyRange(8, 12.5)).toBe("$8,00 – $12,50 USD");
  });

  test("equal ends are shown once", () => {
    expect(moneyRange(8, 8)).toBe("$8,00 USD");
  });
});

// spec: 25.2
test.each([
  [7, "$7 COP"],
  [87, "$87 COP"],
  [834, "$830 COP"],
  [3272, "$3.300 COP"],
  [17_037, "$17.000 COP"],
  [31_497, "$31.500 COP"],
  [99_960, "$100.000 COP"],
  [494_712, "$495.000 COP"],
  [12_345_678, "$12.300.000 COP"],
])("an estimate of %d pesos is told no finer than it is worth", (pesos, label) => {
  expect(estimateLabel(pesos)).toBe(label);
});

describe("numbers and sentences", () => {
  test("thousands are grouped with dots", () => {
    expect([0, 999, 1000, 1234567].map(groupedNumber)).toEqual(["0", "999", "1.000", "1.234.567"]);
  });

  test("braces without a value stay as they are", () => {
    expect(fill("Hola, {name} de {city}", { name: "Ana" })).toBe("Hola, Ana de {city}");
  });

  test("one thing takes the singular, none and many the plural", () => {
    const forms = { one: "{count} producto", other: "{count} productos" };
    expect([0, 1, 4200].map((count) => plural(forms, count))).toEqual(["0 productos", "1 producto", "4.200 productos"]);
  });
});

describe("dates and durations", () => {
  // spec: 1.8, 23.33
  test("dates are written YYYY-M-D in Bogotá's time", () => {
    expect(dateLabel("2026-01-05T04:59:59Z")).toBe("2026-1-4");
    expect(dateLabel("2026-01-05T05:00:00Z")).toBe("2026-1-5");
  });

  // spec: 13.2
  test("durations are mm:ss, and hh:mm:ss from an hour on", () => {
    expect([0, 65, 3599, 3600, 36610].map(durationLabel)).toEqual(["00:00", "01:05", "59:59", "01:00:00", "10:10:10"]);
  });

  test("the time of day is told at a distance from UTC", () => {
    expect(clockLabel(0, -5)).toBe("19:00:00");
    expect(clockLabel(Date.UTC(2026, 0, 5, 23, 4, 9) / 1000, 8)).toBe("07:04:09");
  });
});

test("measures are written as in Colombia", () => {
  expect([0.125, 12, 1234.5, 1_234_567].map(numberLabel)).toEqual(["0,125", "12", "1.234,5", "1.234.567"]);
});

test("a word that is not known is shown as it came", () => {
  const words = ["sea", "rail", "constructor", ""].map((value) => wordFor({ sea: "Marítimo" }, value));
  expect(words).toEqual(["Marítimo", "rail", "constructor", ""]);
});

test("amounts carry their currency, and cents where there are any", () => {
  expect([amountLabel(2.5, "USD"), amountLabel(1500.5, "COP"), amountLabel(1_200_000, "COP")]).toEqual([
    "$2,50 USD",
    "1.500,50 COP",
    "1.200.000 COP",
  ]);
});

test("an amount that rounds up to a whole one is that one", () => {
  expect([amountLabel(1.999, "EUR"), amountLabel(999.995, "EUR"), amountLabel(0.05, "EUR")]).toEqual([
    "2 EUR",
    "1.000 EUR",
    "0,05 EUR",
  ]);
});

test("a number stays on one line with its unit, and with the word before it", () => {
  expect(unbroken("46 × 31 × 25 cm, 6 kg brutos")).toBe("46 × 31 × 25\u00a0cm, 6\u00a0kg brutos");
  expect(unbroken("$1,93 USD desde 2.400\n0,036 m³")).toBe("$1,93 USD desde\u00a02.400\n0,036\u00a0m³");
  expect(unbroken("3 mesas, 5 lápices, paquete de 12")).toBe("3 mesas, 5 lápices, paquete de 12");
});
