import type { ProductDetail } from "@/lib/contract/product";
import { guestCart, type ProductLookup } from "./guest-cart";
import { toSnapshot } from "./snapshot";

const REASONS = {
  unread: "Sin datos.",
  gone: "Retirado.",
  stock: "Agotado.",
  variant: "Sin variante.",
  choose: "Elija.",
  minimum: "Mínimo {minimum}.",
  step: "De a {step}: {below} o {above}.",
  sampleLimit: "Hasta {maximum}.",
};

const detail = (own: Partial<ProductDetail> = {}): ProductDetail => ({
  ...{
    id: "1",
    name: "Termo",
    cover: ["/media/now"],
    shop_id: "7",
    shop_name: "Hengda",
    price: 5,
    unit: "Piece",
    min_quantity: 12,
  },
  ...{ multistage_price: [], multistage_status: false, status: "on_sale", product_type_name: "Termos", product_type_id: "900" },
  ...{ attr_detail: [], detail_image: [], is_collect: false, skus: [] },
  ...own,
});
const priced = (known: ProductLookup, own: Record<string, unknown> = {}) => {
  const line = { product_id: "1", quantity: 12, seen: toSnapshot(detail(), undefined), ...own };
  const cart = guestCart([line], new Map([["1", known]]), REASONS);
  return { ...cart, line: cart.shops[0]?.lines[0] };
};

const SKUS = [
  { sku_id: "1-1", options: { Color: "rojo" }, image: "/media/red" },
  { sku_id: "1-2", options: { Color: "azul" } },
];

test("a line is priced by the tier that its quantity reaches", () => {
  const tiers = [
    { price: 5, quantity: 12 },
    { price: 4, quantity: 24 },
  ];
  const { line, total } = priced(detail({ multistage_status: true, multistage_price: tiers }), { quantity: 24, seen: undefined });
  expect([line?.unit_price, line?.total, total]).toEqual([4, 96, 96]);
  expect(line).not.toHaveProperty("notice");
});

test("a price that changed since is pointed out", () => {
  expect(priced(detail({ price: 6 })).line).toMatchObject({ notice: "price", unit_price: 6, added_unit_price: 5 });
});

test.each<[string, ProductLookup, Record<string, unknown>, Record<string, unknown>]>([
  ["gone", "gone", {}, { notice: "unavailable", reason: "Retirado.", name: "Termo" }],
  ["withdrawn", detail({ status: "withdrawn" }), {}, { notice: "unavailable", reason: "Retirado." }],
  ["sold out", detail({ status: "sold_out" }), {}, { notice: "stock", stock: 0, reason: "Agotado." }],
  ["of a lost variant", detail({ skus: SKUS }), { sku_id: "1-9" }, { notice: "variant", reason: "Sin variante." }],
  ["without its variant", detail({ skus: SKUS }), {}, { notice: "variant", reason: "Elija." }],
  ["under the minimum", detail(), { quantity: 5 }, { reason: "Mínimo 12." }],
  ["under what the step allows", detail({ min_quantity: 10, step: 6 }), { quantity: 10 }, { reason: "Mínimo 12." }],
  ["no multiple of the step", detail({ step: 12 }), { quantity: 30 }, { step: 12, reason: "De a 12: 24 o 36." }],
])("a line that is %s says why, and is in no total", (_, known, own, expected) => {
  const { line, total } = priced(known, own);
  expect(line).toMatchObject(expected);
  expect(total).toBe(0);
});

test("of a line under the minimum whose price changed, the minimum is told", () => {
  const { line } = priced(detail({ price: 6 }), { quantity: 5 });
  expect(line).toMatchObject({ reason: "Mínimo 12.", unit_price: 6 });
  expect(line).not.toHaveProperty("notice");
});

test("a variant has its own picture and options", () => {
  const { line } = priced(detail({ skus: SKUS }), { sku_id: "1-1" });
  expect(line).toMatchObject({ id: "1/1-1", cover: "/media/red", options: { Color: "rojo" } });
});

test("while nobody can tell, a line stays as it was seen", () => {
  expect(priced("unknown").line).toMatchObject({ name: "Termo", unit_price: 5, total: 60 });
  expect(priced("unknown", { seen: { name: 3 } }).line).toMatchObject({ name: "Producto 1", total: 0, reason: "Sin datos." });
});

// spec: 27.3
describe("a sample in a guest's cart", () => {
  const options = { Presentación: "Muestra" };
  const offer = { price: 9, quantity_max: 2, options, skus: [{ sku_id: "1-1-MUESTRA", of: "1-1" }] };
  const tiers = { multistage_status: true, multistage_price: [{ quantity: 1, price: 4 }] };
  const offered = detail({ skus: SKUS, sample: offer, step: 12, ...tiers });
  const sampled = (known: ProductLookup, quantity: number) =>
    priced(known, { sku_id: "1-1-MUESTRA", quantity, seen: toSnapshot(offered, "1-1-MUESTRA") }).line;

  test("has its own price, no minimum, step or tiers, and says what it is", () => {
    const line = sampled(offered, 2);
    expect(line).toMatchObject({
      unit_price: 9,
      total: 18,
      min_quantity: 1,
      is_sample: true,
      max_quantity: 2,
      multistage_price: [],
    });
    expect(line?.options).toEqual({ Color: "rojo", ...options });
    expect([line?.reason, line?.step]).toEqual([undefined, undefined]);
  });

  test("beyond its limit, or not offered any more, cannot be ordered and never becomes goods", () => {
    expect(sampled(offered, 3)?.reason).toBe("Hasta 2.");
    const gone = sampled(detail({ skus: SKUS, ...tiers }), 1);
    expect(gone).toMatchObject({ reason: "Sin variante.", notice: "variant", options: { Color: "rojo", ...options } });
    expect(gone).toMatchObject({ unit_price: 9, total: 9, min_quantity: 1, multistage_price: [] });
  });
});
