import { WantedLines } from "../../lib/contract/line.ts";
import { ProductDetailCall, ProductSearch } from "../../lib/contract/product.ts";
import { ask, HOSTILE_TEXTS, refused } from "../client.fixture.ts";

const goods = async (filter: object = {}) => (await ask(ProductSearch, { body: { pageSize: 50, ...filter } })).records;
const detail = (product_id: string) => ask(ProductDetailCall, { query: { product_id } });
const tell = async (lines: object[]) => (await ask(WantedLines, { body: { lines } })).lines;

function first<T>(list: T[], fits: (one: T) => boolean): T {
  const found = list.find(fits);
  if (!found) throw new Error("the catalogue has no such goods");
  return found;
}

describe("wanted lines", () => {
  test("are told in their places: price of the tier that the quantity reaches, minimum, picture", async () => {
    const cards = await goods();
    const tiered = first(cards, ({ has_variants, multistage_price: tiers, step }) => !has_variants && tiers.length > 1 && !step);
    const last = tiered.multistage_price.at(-1);
    const quantity = last?.quantity ?? 0;
    const [known, unknown, below] = await tell([
      { product_id: tiered.productId, quantity },
      { reference: "no-hay-nada-así", quantity: 3 },
      { product_id: tiered.productId, quantity: 1 },
    ]);
    expect(known).toMatchObject({ product_id: tiered.productId, name: tiered.name, quantity, unit_price: last?.price });
    expect(known?.obstacle).toBeUndefined();
    expect(known?.total).toBeCloseTo((last?.price ?? 0) * quantity, 5);
    expect(unknown).toMatchObject({ quantity: 3, obstacle: "unknown", reason: "No encontramos esta referencia." });
    expect(unknown?.product_id).toBeUndefined();
    expect(below?.obstacle).toBe((tiered.min_quantity ?? 1) > 1 ? "minimum" : undefined);
  });

  test("are found by the number of a product or of a variant and by the supplier's reference, in any spelling", async () => {
    const varied = await detail(first(await goods(), ({ has_variants }) => has_variants === true).productId);
    const [sku] = varied.skus;
    const skuId = sku?.sku_id ?? "";
    const reference = varied.attr_detail.find(({ name }) => name === "Referencia")?.value ?? "";
    expect(reference).not.toBe("");
    const [variant, product, supplier, gone] = await tell([
      { reference: skuId.toUpperCase(), quantity: 5000 },
      { reference: varied.id, quantity: 5000 },
      { reference: ` ${reference.toLowerCase().replaceAll("-", " ")} `, quantity: 5000 },
      { reference: `${varied.id}-no`, quantity: 5000 },
    ]);
    expect(variant).toMatchObject({ product_id: varied.id, sku_id: skuId, options: sku?.options });
    expect(product).toMatchObject({ product_id: varied.id, obstacle: "variant", reason: "Elija una variante de este producto." });
    expect(gone).toMatchObject({ product_id: varied.id, obstacle: "variant", reason: "Esa variante ya no existe. Elija otra." });
    const meant = [supplier?.product_id, ...(supplier?.similar ?? []).map(({ product_id }) => product_id)];
    expect(meant).toContain(varied.id);
  });

  test("stand as they were written, however hostile", async () => {
    const texts = HOSTILE_TEXTS.filter((text) => text.trim() !== "" && text.trim().length <= 64);
    const refusal = await tell(texts.map((reference) => ({ reference, quantity: 1 })));
    expect(refusal.map(({ obstacle }) => obstacle)).toEqual(texts.map(() => "unknown"));
  });

  test.each([
    [[]],
    [[{ reference: "", quantity: 1 }]],
    [[{ reference: "a".repeat(65), quantity: 1 }]],
    [[{ reference: "101", quantity: 0 }]],
    [[{ reference: "101", quantity: 1.5 }]],
    [[{ product_id: "101", quantity: 1_000_001 }]],
    [Array.from({ length: 201 }, () => ({ product_id: "101", quantity: 1 }))],
  ])("wrong lines are refused, the %#th", async (lines) => {
    expect((await refused(WantedLines, { body: { lines } })).status).toBe(400);
  });
});
