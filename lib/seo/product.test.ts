import { ProductDetail } from "@/lib/contract/product";
import { productData } from "./product";

const detail = (given: Record<string, unknown>) =>
  ProductDetail.parse({
    id: 7,
    name: "Termo de acero",
    cover: ["/media/goods/termo"],
    status: "on_sale",
    product_type_id: 900,
    product_type_name: "Cocina y mesa",
    price: "3.2",
    shop_id: 45,
    shop_name: "Casa Yiwu",
    unit: "Piece",
    ...given,
  });

const tiered = (multistage_price: unknown[], given: Record<string, unknown> = {}) =>
  productData(detail({ multistage_status: true, multistage_price, ...given }), ["Hogar", "Cocina y mesa"]);

/** The data as crawlers read it: as JSON, without properties that are undefined. */
const read = (data: object): unknown => JSON.parse(JSON.stringify(data));

describe("a product as structured data", () => {
  test("tiers become unit prices with the quantities they hold for, and the offer costs what the first one does", () => {
    const data = read(
      tiered(
        [
          { price: 3.2, quantity: 12 },
          { price: "2.5", quantity: 120 },
          { price: 2, quantity: 1200 },
        ],
        { min_quantity: 12 },
      ),
    );
    const quantity = (minValue: number, maxValue?: number) => ({
      "@type": "QuantitativeValue",
      minValue,
      ...(maxValue && { maxValue }),
      unitCode: "C62",
      unitText: "pieza",
    });
    expect(data).toMatchObject({
      url: "http://127.0.0.1:3000/product/7",
      image: ["http://127.0.0.1:3000/media/goods/termo?w=1200"],
      category: "Hogar > Cocina y mesa",
      offers: {
        "@type": "Offer",
        price: "3.20",
        priceCurrency: "USD",
        eligibleQuantity: quantity(12),
        priceSpecification: [
          { price: "3.20", priceCurrency: "USD", eligibleQuantity: quantity(12, 119) },
          { price: "2.50", priceCurrency: "USD", eligibleQuantity: quantity(120, 1199) },
          { price: "2.00", priceCurrency: "USD", eligibleQuantity: quantity(1200) },
        ],
        seller: { name: "Casa Yiwu", url: "http://127.0.0.1:3000/shop/45" },
      },
    });
  });

  test("tiers without quantities give a price and no invented quantity", () => {
    const text = JSON.stringify(tiered([{ price: 3.2 }, { price: 2 }]));
    expect(text).toContain('"price":"3.20"');
    expect(text).not.toContain("eligibleQuantity");
    expect(text).not.toContain("UnitPriceSpecification");
  });

  test("a tier switch that is off leaves the plain price", () => {
    const data = productData(detail({ multistage_status: false, multistage_price: [{ price: 1, quantity: 10 }] }), []);
    expect(read(data)).toMatchObject({ offers: { price: "3.20" }, category: "Cocina y mesa" });
    expect(JSON.stringify(data)).not.toContain("1.00");
  });

  test("one price is that of one unit, from the smallest order on", () => {
    const unit = { unitCode: "C62", unitText: "pieza" };
    expect(read(productData(detail({ min_quantity: 6 }), []))).toMatchObject({
      offers: {
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: "3.20",
          referenceQuantity: { value: 1, ...unit },
          eligibleQuantity: { minValue: 6, ...unit },
        },
      },
    });
  });

  test("quantities the wrong way round give no range that ends before it begins", () => {
    const text = JSON.stringify(
      tiered([
        { price: 3, quantity: 100 },
        { price: 2, quantity: 50 },
      ]),
    );
    expect(text).not.toContain("maxValue");
  });

  test.each([{ price: 0 }, { price: 0, multistage_status: true, multistage_price: [{ price: 0, quantity: 1 }] }])(
    "without a price there is no offer: %p",
    (given) => {
      expect(read(productData(detail(given), []))).not.toHaveProperty("offers");
    },
  );

  test("stock is told only where it is known, and no former price, NaN or rating ever", () => {
    expect(JSON.stringify(productData(detail({}), []))).not.toMatch(
      /availability|shippingDetails|ReturnPolicy|Strikethrough|NaN|Infinity|null|[rR]ating/,
    );
    expect(read(productData(detail({ status: "sold_out" }), []))).toMatchObject({
      offers: { availability: "https://schema.org/OutOfStock" },
    });
  });

  test("the material is told as such, and beside the other attributes", () => {
    const attr_detail = [
      { name: "Material", value: "Acero inoxidable" },
      { name: "Capacidad", value: "500 ml" },
    ];
    expect(read(productData(detail({ attr_detail }), []))).toMatchObject({
      material: "Acero inoxidable",
      additionalProperty: attr_detail,
    });
    const plain = read(productData(detail({ source: "Barcelona, España" }), []));
    for (const silent of ["material", "color", "size", "countryOfOrigin"]) expect(plain).not.toHaveProperty(silent);
  });

  test("colours, size and origin are told where the gateway tells them, and that only traders are sold to", () => {
    const attr_detail = [{ name: "Colores disponibles", value: "Negro y dorado" }];
    expect(read(productData(detail({ attr_detail, size: "18 × 8 cm", source: "Yiwu, Zhejiang, China" }), []))).toMatchObject({
      color: "Negro y dorado",
      size: "18 × 8 cm",
      countryOfOrigin: { "@type": "Country", name: "China" },
      offers: { eligibleCustomerType: { "@id": "http://purl.org/goodrelations/v1#Business" } },
    });
  });

  test("a reference with spaces is no sku", () => {
    expect(read(productData(detail({ sku_id: "A 1" }), []))).toMatchObject({ sku: "7" });
    expect(read(productData(detail({ sku_id: "7-1" }), []))).toMatchObject({ sku: "7-1" });
  });
});

// spec: 29.2
describe("what buyers say, as structured data", () => {
  const said = { id: "1", score: 4, text: "Bien", created_at: "2026-11-24T10:00:00Z", product_name: "Termo" };
  const one = { ...said, options: {}, pictures: [], author: "Ana M., Medellín" };
  const nameless = { ...one, author: undefined };

  test("an average stands with its count, a review where its author shows a name", () => {
    const data = read(productData(detail({}), [], { records: [one, nameless], total: 7, average: 4.3 }));
    expect(data).toMatchObject({
      aggregateRating: { "@type": "AggregateRating", ratingValue: 4.3, reviewCount: 7, bestRating: 5, worstRating: 1 },
      review: [
        {
          "@type": "Review",
          reviewRating: { "@type": "Rating", ratingValue: 4, bestRating: 5, worstRating: 1 },
          author: { "@type": "Person", name: "Ana M., Medellín" },
          datePublished: "2026-11-24",
          reviewBody: "Bien",
        },
      ],
    });
  });

  test.each([undefined, { records: [], total: 0 }, { records: [nameless], total: 1 }])("nothing of it without: %#", (given) => {
    const data = read(productData(detail({}), [], given));
    expect(data).not.toHaveProperty("aggregateRating");
    expect(data).not.toHaveProperty("review");
  });
});
