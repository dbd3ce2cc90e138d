import { type OfferRequest, simulateOffers } from "./simulated-offers.ts";

const wanted: OfferRequest = { name: "Termo", quantity: 500, unit: "Piece", created_at: "2026-01-01T00:00:00.000Z" };

const candidate = (shop_id: number, more: object = {}) => ({
  product_id: 10 + shop_id,
  product_name: "Termo de acero",
  shop_id,
  shop_name: `Tienda ${shop_id}`,
  price: 4,
  tiers: [
    { quantity: 12, price: 4 },
    { quantity: 240, price: 3 },
    { quantity: 1200, price: 2 },
  ],
  min_quantity: 12,
  unit: "Piece",
  attributes: [],
  ...more,
});

const five = [1, 2, 3, 4, 5, 6].map((shop) => candidate(shop));

test("five shops answer, one after another, the first within seconds", () => {
  const arrivals = simulateOffers(wanted, five).map(({ arrives_at }) => Date.parse(arrives_at) - Date.parse(wanted.created_at));
  expect(arrivals).toHaveLength(5);
  expect(arrivals).toEqual(arrivals.toSorted((one, other) => one - other));
  expect(arrivals[0]).toBeLessThan(5000);
});

test("an offer lies near the catalogue's price for that quantity", () => {
  for (const { unit_price } of simulateOffers(wanted, five)) {
    expect(unit_price).toBeGreaterThanOrEqual(2.82);
    expect(unit_price).toBeLessThanOrEqual(3.18);
  }
  for (const { unit_price } of simulateOffers({ ...wanted, quantity: undefined }, five)) expect(unit_price).toBeGreaterThan(3.7);
  expect(simulateOffers(wanted, [candidate(1, { price: 0.001, tiers: [] })])[0]?.unit_price).toBe(0.01);
});

test("the price is that of the tier which the quantity reaches in the offer's unit", () => {
  const hundredDozens = simulateOffers({ ...wanted, quantity: 100, unit: "Dozen" }, five);
  for (const { unit_price } of hundredDozens) expect(unit_price).toBeLessThanOrEqual(2.12);
  const content = [{ name: "Contenido por paquete", value: "6 unidades" }];
  const [packs] = simulateOffers(wanted, [candidate(1, { unit: "Pack", attributes: content })]);
  expect(packs).toMatchObject({ unit: "Pack", unit_content: 6 });
  expect(packs?.unit_price).toBeGreaterThan(3.7);
});

test("the same request and goods give the same offers", () => {
  expect(simulateOffers(wanted, five)).toEqual(simulateOffers({ ...wanted }, five));
});

test("the note says where the offer is not what was asked for", () => {
  const note = (more: Partial<OfferRequest>, goods: object = {}) =>
    simulateOffers({ ...wanted, ...more }, [candidate(1, goods)])[0]?.note;
  expect(note({})).toBe("");
  expect(note({ unit: "Dozen" })).toBe("El precio es por pieza; usted lo pidió por docena.");
  expect(note({ quantity: 5 })).toBe("Vendemos desde 12 unidades.");
  expect(note({ quantity: 5, unit: "Dozen" })).not.toContain("Vendemos");
  expect(note({ trade_terms: "DDP" })).toMatch(/^Ofrecemos (FOB|EXW); lo que DDP agrega se cotiza aparte\.$/);
});
