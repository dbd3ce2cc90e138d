import { InquiryDetail } from "@/lib/contract/inquiry";
import { inquiryFacts, inquirySummary } from "./inquiry-facts";

const REQUEST = { id: "1", name: "Termo", status: "open", created_at: "2026-11-24T02:00:00-05:00", detail: "Termo" };

const told = (more: object) =>
  inquiryFacts(InquiryDetail.response.parse({ ...REQUEST, ...more })).map(({ label, value }) => `${label}: ${value}`);

// spec: 12.8
test("a request without a quantity tells its unit, and one without either tells nothing of them", () => {
  expect(told({ quantity: 500, unit: "Piece" })).toEqual(["Cantidad: 500 piezas"]);
  expect(told({ unit: "Piece" })).toEqual(["Unidad: pieza"]);
  expect(told({})).toEqual([]);
});

test("what was asked for is summed up on one line, without what the title says already", () => {
  const summary = (more: object) => inquirySummary(InquiryDetail.response.parse({ ...REQUEST, ...more }));
  expect(summary({ quantity: 500, unit: "Piece", detail: "Con logotipo", destination: "Buenaventura" })).toBe(
    "500 piezas · Con logotipo · Buenaventura",
  );
  expect(summary({ quantity: 500, unit: "Piece" })).toBe("500 piezas");
});

test.each(["sourcing_type", "sourcing_purpose", "shipping_method", "trade_terms"])(
  "an unknown %s is told as it was sent, also one that every object has as a property",
  (field) => {
    expect(told({ [field]: "constructor" })).toEqual([expect.stringMatching(/: constructor$/)]);
  },
);

test("phones and days are told as in the review of the form", () => {
  expect(told({ country_code: "57", phone: "3001234567" })).toEqual(["Teléfono: +57 300 123 4567"]);
  expect(told({ phone: "3001234567" })).toEqual(["Teléfono: 3001234567"]);
  expect(told({ lead_time_ship_days: 1 })).toEqual(["Debe salir de China en: 1 día"]);
});
