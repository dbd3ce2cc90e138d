import { InquiryDetail, InquiryList, PrivateInquiry, PublicInquiry } from "../../lib/contract/inquiry.ts";
import { OrderPre } from "../../lib/contract/order.ts";
import { ProductSearch } from "../../lib/contract/product.ts";
import { ask, newMember, refused } from "../client.fixture.ts";

// Shops answer some seconds after the request.
const PATIENCE_MS = 40_000;

const wanted = (email: string, more: object = {}) => ({
  ...{ goods_name: "Mi carrito", goods_num: 1, goods_unit: "Set", email, is_share_business_card: true, is_agree_brpr: true },
  ...more,
});

/** Goods of different shops, without variants. */
async function someGoods(count: number) {
  const { records } = await ask(ProductSearch, { body: { pageSize: 100 } });
  const plain = records.filter(({ has_variants, step }) => !has_variants && !step);
  return [...new Map(plain.map((card) => [card.shopId, card])).values()].slice(0, count);
}

/** The request once every line has so many offers; those of a line come within twenty seconds of the request. */
async function quoted(id: string, token: string, lines: number, offers: number) {
  const until = Date.now() + 30_000;
  for (;;) {
    const inquiry = await ask(InquiryDetail, { params: { id }, token });
    const counts = Array.from(
      { length: lines },
      (_, index) => inquiry.offers_received.filter(({ line }) => line === index).length,
    );
    if (counts.every((count) => count >= offers)) return inquiry;
    if (Date.now() > until) throw new Error(`request ${id} has ${counts.join(", ")} offers`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

// spec: 26.2
describe("a request about several goods", () => {
  test(
    "keeps them with names and pictures of the catalogue; offers come line by line, and one of each is accepted",
    async () => {
      const { email, token } = await newMember();
      const goods = await someGoods(2);
      const lines = goods.map(({ productId, min_quantity = 1 }, index) => ({
        ...{ product_id: productId, quantity: min_quantity * (index + 2) },
        ...{ name: "gratis", unit_price: 0 },
      }));
      const { id } = await ask(PublicInquiry, { body: wanted(email, { lines }), token });
      const inquiry = await quoted(id, token, 2, 1);
      expect(inquiry.lines).toMatchObject(
        goods.map(({ productId, name, unit }, index) => ({
          product_id: productId,
          name,
          unit,
          quantity: lines[index]?.quantity,
        })),
      );
      const { records } = await ask(InquiryList, { token });
      expect(records[0]?.cover).toBe(inquiry.lines[0]?.cover);
      const [one, other] = [0, 1].map((index) => inquiry.offers_received.find(({ line }) => line === index));
      // The shop of the goods answers first, in the unit and number that were asked for.
      expect([one?.product_id, other?.product_id]).toEqual(goods.map(({ productId }) => productId));
      expect([one?.order_quantity, other?.order_quantity]).toEqual(lines.map(({ quantity }) => quantity));

      await ask(PrivateInquiry, { body: { rfq_id: id, accept_offer_id: one?.id }, token });
      const half = await ask(InquiryDetail, { params: { id }, token });
      expect(half.status).toBe("quoted");
      const statuses = (index: number) => half.offers_received.filter(({ line }) => line === index).map(({ status }) => status);
      expect(new Set(statuses(0).slice(1))).toEqual(new Set(statuses(0).length > 1 ? ["declined"] : []));
      expect(new Set(statuses(1))).toEqual(new Set(["open"]));
      await ask(OrderPre, { body: { offer_id: one?.id }, token });
      for (const declined of half.offers_received.filter(({ status }) => status === "declined"))
        expect(await refused(PrivateInquiry, { body: { rfq_id: id, accept_offer_id: declined.id }, token })).toEqual({
          status: 422,
          errors: "Ya aceptó otra oferta para estos productos.",
        });

      await ask(PrivateInquiry, { body: { rfq_id: id, accept_offer_id: other?.id }, token });
      expect((await ask(InquiryDetail, { params: { id }, token })).status).toBe("accepted");
    },
    PATIENCE_MS,
  );

  test("is completed without losing them", async () => {
    const { email, token } = await newMember();
    const [card] = await someGoods(1);
    const lines = [{ product_id: card?.productId, quantity: 1000 }];
    const { id } = await ask(PublicInquiry, { body: wanted(email, { lines }), token });
    await ask(PublicInquiry, { body: wanted(email, { rfq_id: id, details: "Con logotipo" }), token });
    expect(await ask(InquiryDetail, { params: { id }, token })).toMatchObject({ detail: "Con logotipo", lines });
  });

  test.each([
    [404, [{ product_id: "999999999", quantity: 1 }]],
    [400, []],
    [400, [{ product_id: "1", quantity: 0 }]],
    [400, Array.from({ length: 201 }, () => ({ product_id: "1", quantity: 1 }))],
  ])("%i: what was never there, none, no quantity, and more than a cart holds", async (status, lines) => {
    const { email, token } = await newMember();
    expect((await refused(PublicInquiry, { body: wanted(email, { lines }), token })).status).toBe(status);
  });
});
