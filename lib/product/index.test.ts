import { lowestPrice, priceLabel, quoteFor, toCard } from "./index";

const tiered = (...tiers: [price: number, quantity: number][]) => ({
  price: 9,
  multistage_status: true,
  multistage_price: tiers.map(([price, quantity]) => ({ price, quantity })),
});

test("the lowest price is the last tier's, where tiers count", () => {
  expect(lowestPrice(tiered([5, 1], [4, 10]))).toBe(4);
  expect(lowestPrice({ ...tiered([5, 1]), multistage_status: false })).toBe(9);
});

describe("price label", () => {
  // spec: 18.3
  test("a plain price shows one amount", () => {
    expect(priceLabel({ price: 3.2, multistage_status: false, multistage_price: [] })).toBe("$3,20 USD");
  });

  // spec: 18.3
  test("tiers that are switched off do not count", () => {
    expect(priceLabel({ ...tiered([5, 1], [4, 10]), multistage_status: false })).toBe("$9,00 USD");
  });

  // spec: 18.3
  test("two, three and four tiers show the last tier's price to the first's", () => {
    expect(priceLabel(tiered([5, 1], [4, 10]))).toBe("$4,00 – $5,00 USD");
    expect(priceLabel(tiered([5, 1], [4, 10], [3, 100]))).toBe("$3,00 – $5,00 USD");
    expect(priceLabel(tiered([5, 1], [4, 10], [3, 100], [2.5, 1000]))).toBe("$2,50 – $5,00 USD");
  });

  test("one tier shows one amount", () => {
    expect(priceLabel(tiered([5, 1]))).toBe("$5,00 USD");
  });
});

describe("quote for a quantity", () => {
  const product = tiered([5, 12], [4, 60], [3.33, 240]);

  test("a quantity between two tiers pays the lower tier and says what is missing to the next", () => {
    expect(quoteFor(product, 59)).toEqual({ unitPrice: 5, total: 295, tier: 0, next: { missing: 1, price: 4 } });
  });

  test("a quantity that reaches a tier pays its price", () => {
    expect(quoteFor(product, 60)).toEqual({ unitPrice: 4, total: 240, tier: 1, next: { missing: 180, price: 3.33 } });
  });

  test("the last tier has no next one, and cents are rounded", () => {
    expect(quoteFor(product, 241)).toEqual({ unitPrice: 3.33, total: 802.53, tier: 2 });
  });

  test("below the first tier its price holds", () => {
    expect(quoteFor(product, 1).unitPrice).toBe(5);
  });

  test("tiers without a quantity cannot be reached by counting", () => {
    const open = { price: 5, multistage_status: true, multistage_price: [{ price: 5 }, { price: 4 }] };
    expect(quoteFor(open, 1000)).toEqual({ unitPrice: 5, total: 5000, tier: 0 });
  });

  test("a plain price is the same at any quantity", () => {
    expect(quoteFor({ price: 2.5, multistage_status: false, multistage_price: [] }, 4)).toEqual({
      unitPrice: 2.5,
      total: 10,
      tier: -1,
    });
  });
});

// spec: 18.2
test("a detail becomes a card with the first of its pictures", () => {
  const detail = {
    ...{ id: "7", name: "Termo", cover: ["/media/a", "/media/b"], shop_id: "3", shop_name: "Hengda", price: 2, unit: "Piece" },
    ...{ multistage_price: [], multistage_status: false, status: "on_sale", product_type_name: "Termos", product_type_id: "900" },
    ...{ attr_detail: [], detail_image: [], is_collect: false, skus: [] },
  };
  expect(toCard(detail)).toMatchObject({ productId: "7", shopId: "3", shopName: "Hengda", cover: "/media/a", unit: "Piece" });
  expect(toCard({ ...detail, cover: [] })).not.toHaveProperty("cover");
});
