import { priceAt } from "../../lib/contract/price.ts";
import * as calls from "../../lib/contract/product.ts";
import { ask } from "../client.fixture.ts";

const search = (body: Record<string, unknown>) => ask(calls.ProductSearch, { body });

describe("what a list can be narrowed to", () => {
  const NOWHERE = { material: "nada", color: "nada", district: "nada", minimum: 0 };

  test.each([
    ["the whole catalogue", {}],
    ["words", { keyword: "termo" }],
    ["words with one left out", { keyword: "termo xqzwkvjy" }],
    ["a category within a range of prices", { product_type_id: "900", min_price: 1 }],
  ])("every count of %s is the number of goods that its value leaves", async (_, filter) => {
    const { filters = [], total } = await search({ ...filter, with_filters: true });
    const counts = filters.flatMap(({ name, values }) => values.map((value) => ({ name, ...value })));
    expect(counts.length).toBeGreaterThan(3);
    for (const { name, value, total: counted } of counts) {
      expect({ name, value, total: (await search({ ...filter, [name]: value })).total }).toEqual({ name, value, total: counted });
      expect(counted).toBeLessThan(total);
    }
  });

  test.each([
    ["a colour", { keyword: "bolsa" }, "color", "negro"],
    ["a minimum", { keyword: "bolsa" }, "minimum", 12],
    ["a material within a category", { product_type_id: "900", keyword: "termo" }, "material", "Acero inoxidable"],
  ])("the values of %s that is chosen are counted without it", async (_, filter, name, chosen) => {
    const { filters: before = [] } = await search({ ...filter, with_filters: true });
    const { filters = [] } = await search({ ...filter, [name]: chosen, with_filters: true });
    const own = filters.find((one) => one.name === name)?.values ?? [];
    expect(own).toContainEqual(expect.objectContaining({ value: String(chosen) }));
    for (const value of before.find((one) => one.name === name)?.values ?? []) expect(own).toContainEqual(value);
    const further = filters
      .filter((one) => one.name !== name)
      .flatMap((one) => one.values.map((value) => ({ ...value, of: one.name })));
    for (const { of, value, total } of further.slice(0, 12))
      expect((await search({ ...filter, [name]: chosen, [of]: value })).total).toBe(total);
  });

  test("of several values of a filter goods have one", async () => {
    const [black, blue, both] = await Promise.all(
      ["negro", "azul", "negro,azul"].map((color) => search({ keyword: "bolsa", color, pageSize: 100 })),
    );
    const ids = (list: typeof black) => list?.records.map(({ productId }) => productId) ?? [];
    expect(new Set(ids(both))).toEqual(new Set([...ids(black), ...ids(blue)]));
    const districts = await Promise.all(
      ["District_1", "District_2", "District_1,District_2"].map((district) => search({ keyword: "bolsa", district })),
    );
    const [one = 0, other = 0, together = 0] = districts.map(({ total }) => total);
    expect(together).toBe(one + other);
  });

  test("goods that are left have what was asked for", async () => {
    const { records } = await search({ material: "Acero inoxidable", minimum: 24, pageSize: 20 });
    expect(records.length).toBeGreaterThan(0);
    for (const { productId, min_quantity = 1 } of records) {
      expect(min_quantity).toBeLessThanOrEqual(24);
      const { attr_detail } = await ask(calls.ProductDetailCall, { query: { product_id: productId } });
      expect(attr_detail).toContainEqual({ name: "Material", value: "Acero inoxidable" });
    }
  });

  test("a range of prices a carton counts its units at the price that they reach", async () => {
    const range = { price_per: "carton", min_price: 20, max_price: 40 };
    const { records, total } = await search({ ...range, pageSize: 20 });
    expect(total).toBeLessThan((await search({})).total);
    for (const { productId } of records) {
      const {
        price,
        multistage_price,
        pack_quantity = 0,
      } = await ask(calls.ProductDetailCall, { query: { product_id: productId } });
      const carton = priceAt({ price, tiers: multistage_price }, pack_quantity).total;
      expect(carton).toBeGreaterThanOrEqual(range.min_price);
      expect(carton).toBeLessThanOrEqual(range.max_price);
    }
  });

  test("is told only where it is asked for, and of campaigns never", async () => {
    expect(await search({ keyword: "termo" })).not.toHaveProperty("filters");
    expect(await search({ activeCode: "ofertas", with_filters: true })).not.toHaveProperty("filters");
    expect((await search({ activeCode: "ofertas", color: "rojo" })).total).toBeLessThan(
      (await search({ activeCode: "ofertas" })).total,
    );
  });

  test.each(Object.entries(NOWHERE))("%s that nothing has leaves nothing", async (name, value) => {
    expect(await search({ [name]: value })).toMatchObject({ records: [], total: 0 });
  });
});

test("a material's word stands for all its sorts, however the list is narrowed", async () => {
  const countsOf = async (filter: object) =>
    new Map(
      (await search({ ...filter, with_filters: true })).filters
        ?.find(({ name }) => name === "material")
        ?.values.map(({ value, total }) => [value, total]),
    );
  const [all, narrowed] = [await countsOf({ keyword: "vaso" }), await countsOf({ keyword: "vaso", min_price: 0.3 })];
  expect(narrowed.size).toBeGreaterThan(3);
  for (const [value, total] of narrowed) expect(total).toBeLessThanOrEqual(all.get(value) ?? total);
  const { records } = await search({ keyword: "vaso", material: "Vidrio", pageSize: 100 });
  const sorts = await Promise.all(
    records.map(async ({ productId }) => {
      const { attr_detail } = await ask(calls.ProductDetailCall, { query: { product_id: productId } });
      return attr_detail.find(({ name }) => name === "Material")?.value;
    }),
  );
  expect(new Set(sorts).size).toBeGreaterThan(1);
  expect(sorts.filter((sort) => !/^Vidrio( |$)/.test(sort ?? ""))).toEqual([]);
});
