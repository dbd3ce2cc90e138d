import { ProductCard } from "@/lib/contract/product";
import { cartonPrice } from "./carton-price";

const card = (more: object) =>
  ProductCard.parse({ productId: "1", name: "Cinta", price: 2, shopId: "1", shopName: "Lazos", ...more });

test("a carton costs what so many units cost, at their tier", () => {
  const tiers = [
    { price: 2, quantity: 12 },
    { price: 1.8, quantity: 48 },
  ];
  expect(cartonPrice(card({ pack_quantity: 96, multistage_status: true, multistage_price: tiers }))).toBe(
    "Cartón de 96: $172,80",
  );
});

test("without its count a carton has no price", () => {
  expect(cartonPrice(card({}))).toBeUndefined();
});
