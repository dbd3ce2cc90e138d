import { renderToStaticMarkup } from "react-dom/server";
import { InquiryDetail } from "@/lib/contract/inquiry";
import { LineOffers } from "./line-offers";
import { OfferCards } from "./offer-cards";

jest.mock("./accept-offer.client", () => ({
  AcceptOffer: ({ copy }: { copy: Record<"acceptOf" | "text" | "details", string> }) =>
    `[${copy.acceptOf}] [${copy.text}] [${copy.details}]`,
}));

const offer = { id: "1", shop_id: "3", shop_name: "Casa Yiwu", unit_price: 2, min_quantity: 1, unit: "Piece", status: "open" };
const inquiry = InquiryDetail.response.parse({
  ...{ id: "9", name: "Regalos", status: "quoted", created_at: "2026-11-24T02:00:00-05:00" },
  lines: [{ product_id: "7", name: "Termo", options: { Color: "rojo" }, quantity: 12, unit: "Piece" }],
  offers_received: [{ ...offer, line: 0 }],
});

// spec: 26.2
test("accepting an offer of one line names its goods, and says that only the others of that line are declined", () => {
  const html = renderToStaticMarkup(<LineOffers inquiry={inquiry} />);
  expect(html).toContain("[Aceptar la oferta de Casa Yiwu para Termo · rojo]");
  expect(html).toContain("Las demás ofertas de Termo · rojo quedan descartadas; las de las otras líneas siguen en pie.");
  expect(html).not.toContain("Las demás ofertas quedan descartadas");
});

test("an offer shows its goods and what the price is for; once accepted, one way to the order", () => {
  const accepted = { ...offer, status: "accepted", pictures: ["/uploads/termo.png"] };
  const { offers_received: offers, ...taken } = InquiryDetail.response.parse({
    ...inquiry,
    status: "accepted",
    offers_received: [accepted],
  });
  const html = renderToStaticMarkup(<OfferCards inquiry={{ ...taken, offers: 1 }} offers={offers} />);
  expect(html).toContain("termo.png");
  expect(html).toContain("por pieza");
  expect(html).not.toContain("/checkout");
  const lines = renderToStaticMarkup(
    <LineOffers inquiry={{ ...inquiry, offers_received: offers.map((one) => ({ ...one, line: 0 })) }} />,
  );
  expect(lines.match(/href="\/checkout\?offer_id=1"/g)).toHaveLength(1);
});

test("once an offer is accepted, the others are folded, and the phone's summary is gone", () => {
  const other = { ...offer, id: "2", shop_name: "Otra tienda", status: "declined" };
  const shown = (status: string) => {
    const { offers_received: offers, ...taken } = InquiryDetail.response.parse({
      ...inquiry,
      offers_received: [{ ...offer, status }, other],
    });
    return renderToStaticMarkup(<OfferCards inquiry={{ ...taken, offers: 2 }} offers={offers} />);
  };
  expect(shown("open")).toContain('href="#oferta-1"');
  expect(shown("open")).not.toContain("<details");
  const [taken, folded] = shown("accepted").split("<details");
  expect(taken).toContain("Casa Yiwu");
  expect(taken).not.toContain("Otra tienda");
  expect(folded).toContain("Otra tienda");
});

test("what the terms of the offers mean is told once each", () => {
  const offers = InquiryDetail.response.shape.offers_received.parse([
    { ...offer, trade_terms: "EXW" },
    { ...offer, id: "2", trade_terms: "EXW", unit_price: 3 },
    { ...offer, id: "3", trade_terms: "FOB", unit_price: 1 },
  ]);
  const html = renderToStaticMarkup(<OfferCards inquiry={inquiry} offers={offers} />);
  expect(html.match(/EXW, en la fábrica:/g)).toHaveLength(1);
  expect(html).toContain("FOB, a bordo en el puerto de China:");
  expect(html).toContain("El EXW más barato");
  expect(html).not.toContain("El FOB más barato");
});

test("the lowest price names its terms where another offer states none", () => {
  const offers = InquiryDetail.response.shape.offers_received.parse([
    { ...offer, trade_terms: "FOB", unit_price: 3 },
    { ...offer, id: "2", trade_terms: "FOB", unit_price: 4 },
    { ...offer, id: "3" },
  ]);
  expect(renderToStaticMarkup(<OfferCards inquiry={inquiry} offers={offers} />)).toContain("El FOB más barato");
});

test("accepting an offer of a request about one thing declines all others", () => {
  const html = renderToStaticMarkup(<OfferCards inquiry={inquiry} offers={inquiry.offers_received} />);
  expect(html).toContain("[Aceptar la oferta de Casa Yiwu]");
  expect(html).toContain("Las demás ofertas quedan descartadas.");
});

test("an offer tells what it costs in the buyer's shop, where its cartons are known, and the cheapest there is first", () => {
  const carton = { length: 60, width: 50, height: 40, weight: 12 };
  const offers = InquiryDetail.response.shape.offers_received.parse([
    { ...offer, unit_price: 2.1, trade_terms: "EXW", pack_quantity: 2, carton },
    { ...offer, id: "2", unit_price: 2.2, trade_terms: "FOB", pack_quantity: 50, carton },
  ]);
  const html = renderToStaticMarkup(<OfferCards inquiry={inquiry} offers={offers} />);
  expect(html.match(/En su tienda <span[^>]*>≈ \$/g)).toHaveLength(4);
  expect(html).toContain("A un precio EXW le falta");
  expect(html.match(/sin el transporte al puerto/g)).toHaveLength(3);
  expect(html).toContain("Más barato en su tienda");
  expect(html.indexOf('id="oferta-2"')).toBeLessThan(html.indexOf('id="oferta-1"'));
  expect(renderToStaticMarkup(<OfferCards inquiry={inquiry} offers={inquiry.offers_received} />)).not.toContain("En su tienda");
});

test.each([
  [[{ unit_price: 3 }, { unit_price: 2 }], "Ordenadas por precio"],
  [[{ unit_price: 3 }, { unit_price: 2, unit: "Dozen" }], "En el orden en que llegaron"],
])("several offers say how they are sorted: %j", (fields, sentence) => {
  const offers = InquiryDetail.response.shape.offers_received.parse(fields.map((one, id) => ({ ...offer, id: `${id}`, ...one })));
  expect(renderToStaticMarkup(<OfferCards inquiry={inquiry} offers={offers} />)).toContain(sentence);
});

test("an accepted offer leads to its order once it is ordered, and nowhere when that was deleted", () => {
  const shown = (order: object | undefined) =>
    renderToStaticMarkup(
      <LineOffers
        inquiry={InquiryDetail.response.parse({
          ...inquiry,
          offers_received: [{ ...offer, line: 0, status: "accepted", order }],
        })}
      />,
    );
  expect(shown(undefined)).toContain('href="/checkout?offer_id=1"');
  expect(shown({ orderNo: "445713783535" })).toContain("Ya hizo el pedido 445713783535 con esta oferta.");
  expect(shown({ orderNo: "445713783535" })).toContain('href="/personCenter/Orders/445713783535"');
  expect(shown({ orderNo: "445713783535" })).not.toContain("/checkout");
  expect(shown({ orderNo: "445713783535", is_deleted: true })).not.toMatch(/checkout|personCenter/);
});

test("an offer says where it differs from what was asked for, and its details are confirmed first", () => {
  const asked = { ...inquiry, detail: "Con logotipo", trade_terms: "FOB", lead_time_ship_days: 20 };
  const offers = InquiryDetail.response.shape.offers_received.parse([{ ...offer, trade_terms: "EXW", lead_time_days: 25 }]);
  const html = renderToStaticMarkup(<OfferCards inquiry={asked} offers={offers} />);
  expect(html).toContain("Usted pidió FOB");
  expect(html).toContain("Usted pidió 20 días");
  expect(html).toContain("No dice nada de los detalles que pidió");
  expect(html).toContain("confirme en el chat con la tienda los detalles que pidió: «Con logotipo»");
  const fits = renderToStaticMarkup(
    <OfferCards inquiry={{ ...asked, trade_terms: "EXW", lead_time_ship_days: 30 }} offers={offers} />,
  );
  expect(fits).not.toContain("Usted pidió");
  const answered = offers.map((one) => ({ ...one, note: "Con su logotipo en dos tintas" }));
  expect(renderToStaticMarkup(<OfferCards inquiry={asked} offers={answered} />)).not.toContain("No dice nada");
});
