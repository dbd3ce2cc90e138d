import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { InquiryDetail, PrivateInquiry, PublicInquiry } from "../../lib/contract/inquiry.ts";
import { OrderCancel, OrderDetail, OrderPre, OrderStore } from "../../lib/contract/order.ts";
import { type Buyer, newBuyer, someLines } from "../buyer.fixture.ts";
import { ask, refused } from "../client.fixture.ts";

const placement = (body: object, { token, addressId }: Buyer) => ({
  token,
  body: { address_id: addressId, idempotency_key: randomUUID(), ...body },
});
const store = (body: object, buyer: Buyer) => ask(OrderStore, placement(body, buyer));
const storeRefused = (body: object, buyer: Buyer) => refused(OrderStore, placement(body, buyer));

test("an accepted offer is ordered at its price, once, and again after that order was cancelled", async () => {
  const own = await newBuyer();
  const { offer, rfqId } = await acceptedOffer(own);
  const body = { offer_id: offer.id };
  const readInquiry = () => ask(InquiryDetail, { token: own.token, params: { id: rfqId } });
  const toOrder = async () => (await readInquiry()).offer_to_order;
  const orderOfOffer = async () => (await readInquiry()).offers_received.find(({ id }) => id === offer.id)?.order;
  expect(await toOrder()).toBe(offer.id);
  expect(await orderOfOffer()).toBeUndefined();
  const agreed = {
    inquiry_id: rfqId,
    name: "Termo de acero",
    lead_time_days: offer.lead_time_days,
    trade_terms: offer.trade_terms,
  };
  expect((await ask(OrderPre, { token: own.token, body })).agreed).toMatchObject(agreed);
  const { orderNo } = await store(body, own);
  const order = await ask(OrderDetail, { token: own.token, query: { orderNo } });
  expect(order.offer_id).toBe(offer.id);
  expect(order.agreed).toMatchObject(agreed);
  expect(order.shops).toMatchObject([{ shop_id: offer.shop_id, lines: [{ unit_price: offer.unit_price }] }]);
  expect(order.shops[0]?.lines[0]?.quantity).toBeGreaterThanOrEqual(offer.min_quantity);
  expect(await toOrder()).toBeUndefined();
  expect(await orderOfOffer()).toEqual({ orderNo, is_deleted: false });
  expect(await storeRefused(body, own)).toEqual({ status: 422, errors: `Con esta oferta ya hizo el pedido ${orderNo}.` });
  const noOffer = { status: 404, errors: "No encontramos esa oferta entre las que usted aceptó." };
  expect(await storeRefused(body, await newBuyer())).toEqual(noOffer);
  const { offers_received: offers } = await ask(InquiryDetail, { token: own.token, params: { id: rfqId } });
  const declined = offers.find(({ status }) => status === "declined");
  expect(await storeRefused({ offer_id: declined?.id ?? "0" }, own)).toEqual(noOffer);
  await ask(OrderCancel, { token: own.token, body: { orderNo } });
  expect(await orderOfOffer()).toBeUndefined();
  expect((await store(body, own)).orderNo).not.toBe(orderNo);
}, 40_000);

/** Asks for quotations, waits for two offers and accepts the first. */
async function acceptedOffer({ token, email }: Buyer) {
  const asked = { goods_name: "Termo de acero", goods_num: 500, goods_unit: "Piece", email };
  const body = { ...asked, is_share_business_card: true, is_agree_brpr: true };
  const { id: rfqId } = await ask(PublicInquiry, { token, body });
  for (let tries = 0; tries < 60; tries += 1) {
    const { offers_received: offers } = await ask(InquiryDetail, { token, params: { id: rfqId } });
    const [offer, other] = offers;
    if (offer && other) {
      await ask(PrivateInquiry, { token, body: { rfq_id: rfqId, accept_offer_id: offer.id } });
      return { offer, rfqId };
    }
    await wait(500);
  }
  throw new Error("no offers came");
}

test("a key whose order was cancelled places nothing anew, and the answer says cancelled: a late repetition undoes no cancellation", async () => {
  const own = await newBuyer();
  const { offer } = await acceptedOffer(own);
  for (const goods of [{ lines: await someLines(1) }, { offer_id: offer.id }]) {
    const body = { ...goods, idempotency_key: randomUUID() };
    const { orderNo } = await store(body, own);
    await ask(OrderCancel, { token: own.token, body: { orderNo } });
    expect(await store(body, own)).toEqual({ orderNo, status: "cancelled" });
    expect((await store(goods, own)).orderNo).not.toBe(orderNo);
  }
}, 40_000);
