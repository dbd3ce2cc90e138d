import { renderToStaticMarkup } from "react-dom/server";
import { ProductCard as Product } from "@/lib/contract/product";
import { priceEach } from "./order-unit";
import { ProductCard } from "./product-card";

const product = (more: object) =>
  Product.parse({ productId: "1", name: "Cinta satinada", price: 2, shopId: "1", shopName: "Lazos", ...more });
const card = (more: object) => renderToStaticMarkup(<ProductCard product={product(more)} />);

test("a card says what its price is for, and the smallest order", () => {
  expect(card({ min_quantity: 5, unit: "Roll" })).toContain("<small>por rollo, mín. 5</small>");
  expect(card({ min_quantity: 1200, unit: "Piece" })).toContain("<small>por pieza, mín. 1.200</small>");
});

test("a card of goods sold by whole lots says how many a lot has", () => {
  expect(card({ min_quantity: 12, step: 12, unit: "Pair" })).toContain("<small>por par, de a 12</small>");
  expect(card({ min_quantity: 60, step: 12, unit: "Piece" })).toContain("<small>mín. 60, de a 12 piezas</small>");
});

test("a card tells the smallest quantity that is a multiple of the lot", () => {
  expect(card({ step: 12, unit: "Piece" })).toContain("<small>por pieza, de a 12</small>");
  expect(card({ min_quantity: 20, step: 12, unit: "Piece" })).toContain("<small>mín. 24, de a 12 piezas</small>");
});

test("a card whose smallest order is one, or not told, says what the price is for", () => {
  expect(card({ min_quantity: 1, unit: "Set" })).toContain("<small>por juego</small>");
  expect(card({ unit: "Piece" })).toContain("<small>por pieza</small>");
  expect(card({}).match(/<small>/g)).toHaveLength(1);
});

test("a card's button adds the smallest quantity that the step allows, and leads to the product where there are variants", () => {
  expect(card({ has_variants: false, min_quantity: 50, step: 12 })).toContain('data-minimum="60"');
  expect(card({ has_variants: false, min_quantity: 50, step: 12, unit: "Piece" })).toContain(
    'data-amount="60 piezas · $120,00 USD"',
  );
  expect(card({ has_variants: true, min_quantity: 50, step: 12 })).not.toContain("data-minimum");
});

test("of goods that are sold by the box a list tells what one costs", () => {
  const box = { unit: "Box", min_quantity: 20, content_quantity: 6, multistage_status: true };
  const tiers = (...prices: number[]) => ({ multistage_price: prices.map((price) => ({ price })) });
  const each = (more: object) => priceEach(product({ ...box, ...more }));
  expect(each(tiers(3.55, 2.74))).toBe("≈ $0,46 – $0,59 c/u");
  expect(each({ ...tiers(0.61, 0.6) })).toBe("≈ $0,10 c/u");
  expect(each({ ...tiers(1), content_quantity: 1000 })).toBeUndefined();
  expect(each({ ...tiers(1), content_quantity: undefined })).toBeUndefined();
  expect(each({ ...tiers(1), unit: "Set" })).toBeUndefined();
});
