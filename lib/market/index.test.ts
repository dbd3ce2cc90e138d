import {
  ALL_SHOWROOMS,
  dayLabel,
  findHall,
  findMainShowroom,
  findShowroom,
  floorRows,
  marketGoods,
  showroomParagraphs,
  toHectares,
  yiwuDay,
} from "./index";

describe("market entries", () => {
  // spec: 14.2
  test("there are seven markets and two East sub-areas, each under its own key", () => {
    expect(ALL_SHOWROOMS.map(({ key }) => key)).toEqual([
      "District_1",
      "District_1-East",
      "District_2",
      "District_2-East",
      "District_3",
      "District_4",
      "District_5",
      "hy",
      "sc",
    ]);
    expect(new Set(ALL_SHOWROOMS.map(({ description }) => description)).size).toBe(9);
  });

  // spec: 14.3
  test("keys are found as they are written, an East sub-area with its market", () => {
    expect(findShowroom("hy")?.title).toBe("Mercado de ropa Huangyuan");
    expect(findShowroom("District_9") ?? findShowroom("HY") ?? findShowroom("")).toBeUndefined();
    expect(findMainShowroom("District_2-East")?.key).toBe("District_2");
    expect(findMainShowroom("District_2")).toBeUndefined();
  });

  test("goods of a market are named by the first line of trade of its three lowest floors", () => {
    const names = ["Flores", "Juguetes", "Bisutería", "Artesanías", "Ventas"];
    const industries = names.map((name, index) => ({ id: String(index), name, market: "hy", floor: Math.max(1, index) }));
    expect(marketGoods([...industries, { id: "9", name: "Cartón", market: "sc" }])).toEqual({
      hy: "Flores, bisutería, artesanías",
      sc: "Cartón",
    });
    expect(marketGoods([])).toEqual({});
  });

  // spec: 14.4
  test("the facts are those of the specification, and no others", () => {
    const facts = Object.fromEntries(ALL_SHOWROOMS.map(({ key, facts }) => [key, facts]));
    expect(facts).toEqual({
      District_1: { opened: "2002-10-22", mu: 420, area: 340_000, shops: 8000 },
      "District_1-East": { opened: "2016-01-06" },
      District_2: { opened: "2004-10-22" },
      "District_2-East": { opened: "2023-03-27" },
      District_3: { opened: "2005-09", shopArea: 14, showroomArea: 50 },
      District_4: { area: 1_080_000, shops: 16_000 },
      District_5: { opened: "2011-05-05" },
      hy: { opened: "2011-05-05", floors: 8 },
      sc: { floors: 4 },
    });
  });

  // spec: 14.4
  test("no district lists more than five floors, Huangyuan has eight, materials four, District 3 a floor below", () => {
    const countOf = (key: string) => findShowroom(key)?.floors.length;
    expect(ALL_SHOWROOMS.filter(({ key, floors }) => key.startsWith("District") && floors.length > 5)).toEqual([]);
    expect([countOf("hy"), countOf("sc")]).toEqual([8, 4]);
    expect(findShowroom("District_3")?.floors[0]).toMatchObject({ title: "Piso -1", desc: "Parqueadero." });
  });

  // spec: 14.3
  test("an entry speaks through its intro or its paragraphs", () => {
    expect(ALL_SHOWROOMS.every((showroom) => showroomParagraphs(showroom).length > 0)).toBe(true);
    expect(findShowroom("District_4")).toMatchObject({ details: expect.any(Array) });
  });

  // spec: 14.3
  test("pictures are found for markets and East sub-areas alike", () => {
    const east = { key: "District_1-East", name: "Distrito 1-East", img: "/e" };
    const markets = [{ key: "District_1", name: "Distrito 1", img: "/d", east }];
    expect(findHall(markets, "District_1")?.img).toBe("/d");
    expect(findHall(markets, "District_1-East")).toBe(east);
    expect(findHall(markets, "hy")).toBeUndefined();
  });
});

// spec: 14.3
test("floors stand by their offsets, the highest first, and a long text makes room for itself", () => {
  const floor = (title: string, top: number) => ({ title, top, desc: "" });
  const { floors, template } = floorRows([floor("Piso 1", 60), floor("Piso 2", 25), floor("Piso 3", 0)]);
  expect(floors.map(({ title }) => title)).toEqual(["Piso 3", "Piso 2", "Piso 1"]);
  expect(template).toBe("minmax(min-content, 25fr) minmax(min-content, 35fr) minmax(min-content, 40fr)");
});

test("days are written YYYY-M-D, months YYYY-M, and a fair's day is Yiwu's", () => {
  expect(["2002-10-22", "2016-01-06", "2005-09"].map(dayLabel)).toEqual(["2002-10-22", "2016-1-6", "2005-9"]);
  expect(yiwuDay("2026-12-08T16:00:00Z")).toBe("2026-12-09");
  expect(yiwuDay("2026-12-09T00:00:00+08:00")).toBe("2026-12-09");
  expect(toHectares(420)).toBe(28);
});
