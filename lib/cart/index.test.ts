import type { CartLine } from "@/lib/contract/cart";
import { toCart } from "@/lib/contract/cart-sums";
import { allLines, chosenLines, countLabel, toWantedLine, withPendingChanges } from "./index";

const tiers = [
  { price: 5, quantity: 12 },
  { price: 4, quantity: 60 },
];
const line = (id: string, shop: string, own: Partial<CartLine> = {}) => ({
  ...{ id, product_id: id, name: `Producto ${id}`, options: {}, quantity: 12, unit_price: 5, total: 60, multistage_price: tiers },
  ...own,
  shop_id: shop,
  shop_name: shop,
});
const cart = toCart([line("1", "a"), line("2", "b"), line("3", "a", { reason: "Este producto está agotado." })]);
const none = new Map<string, number>();

test("lines stand by shop; what cannot be ordered is in no sum", () => {
  expect(cart.shops.map(({ shop_id, lines, subtotal }) => [shop_id, lines.map(({ id }) => id), subtotal])).toEqual([
    ["a", ["1", "3"], 60],
    ["b", ["2"], 60],
  ]);
  expect([cart.total, cart.count]).toEqual([120, 3]);
});

test("a quantity that was mended can be ordered before the gateway has answered; goods that are gone cannot", () => {
  const reasons = toCart([
    line("1", "a", { reason: "El pedido mínimo es de 12." }),
    line("2", "a", { reason: "Agotado.", notice: "stock" }),
  ]);
  const pending = new Map([
    ["1", 12],
    ["2", 24],
  ]);
  expect(chosenLines(withPendingChanges(reasons, pending, new Set()), new Set()).ids).toEqual(["1"]);
});

test("a changed quantity pays the tier that it reaches, in line, subtotal and total", () => {
  const shown = withPendingChanges(cart, new Map([["1", 60]]), new Set());
  expect(allLines(shown)[0]).toMatchObject({ quantity: 60, unit_price: 4, total: 240 });
  expect([shown.shops[0]?.subtotal, shown.total]).toEqual([240, 300]);
});

test("a removed line is gone at once, and its shop with the last of them", () => {
  const shown = withPendingChanges(cart, none, new Set(["2"]));
  expect([shown.shops.length, shown.total, shown.count]).toEqual([1, 60, 2]);
  expect(withPendingChanges(cart, none, new Set())).toBe(cart);
});

test("everything that can be ordered is chosen until it is unticked", () => {
  expect(chosenLines(cart, new Set())).toMatchObject({ ids: ["1", "2"], total: 120 });
  expect(chosenLines(cart, new Set(["1"]))).toMatchObject({ ids: ["2"], total: 60 });
});

test("a wanted line is nothing but product, variant and quantity", () => {
  expect(toWantedLine(line("1", "a", { sku_id: "1-2" }))).toEqual({ product_id: "1", sku_id: "1-2", quantity: 12 });
  expect(toWantedLine(line("1", "a", { sku_id: undefined }))).toEqual({ product_id: "1", quantity: 12 });
});

test("the badge has two digits at most", () => {
  expect([1, 99, 100].map(countLabel)).toEqual(["1", "99", "99+"]);
});
