import { renderToStaticMarkup } from "react-dom/server";
import { InquiryDetail } from "@/lib/contract/inquiry";
import { LineOffers } from "./line-offers";
import { OfferCards } from "./offer-cards";

jest.mock("./accept-offer.client", () => ({
  AcceptOffer: ({ copy }: { copy: { acceptOf: string; text: string } }) => `[${copy.acceptOf}] [${copy.text}]`,
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

test("an offer shows its goods and what the price is for; once accepted, the way to the order", () => {
  const accepted = { ...offer, status: "accepted", pictures: ["/uploads/termo.png"] };
  const { offers_received: offers, ...taken } = InquiryDetail.response.parse({
    ...inquiry,
    status: "accepted",
    offers_received: [accepted],
  });
  const html = renderToStaticMarkup(<OfferCards inquiry={{ ...taken, offers: 1 }} offers={offers} />);
  expect(html).toContain("termo.png");
  expect(html).toContain("por pieza");
  expect(html).toContain('href="/checkout?offer_id=1"');
});

test("accepting an offer of a request about one thing declines all others", () => {
  const html = renderToStaticMarkup(<OfferCards inquiry={inquiry} offers={inquiry.offers_received} />);
  expect(html).toContain("[Aceptar la oferta de Casa Yiwu]");
  expect(html).toContain("Las demás ofertas quedan descartadas.");
});
