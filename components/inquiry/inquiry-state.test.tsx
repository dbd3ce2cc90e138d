import { renderToStaticMarkup } from "react-dom/server";
import { InquiryDetail } from "@/lib/contract/inquiry";
import { InquiryState } from "./inquiry-state";

const inquiry = InquiryDetail.response.parse({
  ...{ id: "9", name: "Regalos", status: "expired", created_at: "2026-11-24T02:00:00-05:00" },
  lines: [
    { product_id: "7", sku_id: "7-1", name: "Termo", quantity: 12 },
    { product_id: "8", name: "Taza", quantity: 3 },
  ],
});

// spec: 26.2
test("asking again for several goods takes all lines along", () => {
  const html = renderToStaticMarkup(<InquiryState inquiry={inquiry} offers={[]} />);
  const href = /href="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(Object.fromEntries(new URL(href, "http://site").searchParams)).toEqual({ goods_name: "Regalos", lines: "7*7-1*12_8*3" });
});

test("asking again for one thing takes its name along", () => {
  const html = renderToStaticMarkup(<InquiryState inquiry={{ ...inquiry, lines: [] }} offers={[]} />);
  expect(html).toContain('href="/cantFind?goods_name=Regalos"');
});

test("a request without offers is asked again with its quantity and words, and searched for", () => {
  const closed = { ...inquiry, lines: [], status: "closed", quantity: 500, unit: "Piece", detail: "Con caja de regalo" };
  const html = renderToStaticMarkup(<InquiryState inquiry={closed} offers={[]} />).replaceAll("&amp;", "&");
  expect(html).toContain('href="/cantFind?goods_name=Regalos&goods_num=500&goods_unit=Piece&details=Con+caja+de+regalo"');
  expect(html).toContain('href="/screen/product?keyword=Regalos"');
});

test("an accepted offer asks for the order until there is one, then leads to it", () => {
  const [offer] = InquiryDetail.response.shape.offers_received.parse([
    { id: "4", shop_id: "3", shop_name: "Casa Yiwu", unit_price: 2, min_quantity: 1, status: "accepted" },
  ]);
  const shown = (order: { orderNo: string; is_deleted: boolean } | undefined) =>
    renderToStaticMarkup(
      <InquiryState inquiry={{ ...inquiry, status: "accepted" }} offers={offer ? [{ ...offer, order }] : []} />,
    );
  expect(shown(undefined)).toContain("Hacer el pedido");
  const ordered = shown({ orderNo: "445713783535", is_deleted: false });
  expect(ordered).toContain("Ya hizo el pedido 445713783535");
  expect(ordered).toContain('href="/personCenter/Orders/445713783535"');
  expect(ordered).not.toContain("Hacer el pedido");
});
