import { randomUUID } from "node:crypto";
import { InquiryDetail, PrivateInquiry, PublicInquiry } from "../../lib/contract/inquiry.ts";
import { OrderDetail, OrderPre, OrderStore } from "../../lib/contract/order.ts";
import { type Buyer, newBuyer, pay } from "../buyer.fixture.ts";
import { ask, refused } from "../client.fixture.ts";
import { orderQuantity } from "./quantity.ts";

// Shops answer some seconds after the request.
const TIMEOUT_MS = 60_000;

const cents = (dollars: number) => Math.round(dollars * 100);

/** The request with its first offers, once they have arrived. */
async function quoted({ email, token }: Buyer, goods_num: number, goods_unit: string) {
  const body = { goods_name: "Termo de acero", goods_num, goods_unit, email, is_share_business_card: true, is_agree_brpr: true };
  const { id } = await ask(PublicInquiry, { body, token });
  const until = Date.now() + 30_000;
  for (;;) {
    const inquiry = await ask(InquiryDetail, { params: { id }, token });
    const [offer] = inquiry.offers_received;
    if (offer) return { id, offer };
    if (Date.now() > until) throw new Error(`request ${id} has no offers`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function orderedOf(buyer: Buyer, offer_id: string, more: object = {}) {
  const { token, addressId } = buyer;
  const wanted = { offer_id, ...more };
  const { total } = await ask(OrderPre, { token, body: wanted });
  const body = { ...wanted, address_id: addressId, idempotency_key: randomUUID(), expected_total: total };
  const { orderNo } = await ask(OrderStore, { token, body });
  await pay(buyer, orderNo);
  return ask(OrderDetail, { token, query: { orderNo } });
}

test.each([
  [100, "Dozen"],
  [500, "Piece"],
  [12.7, "Piece"],
  [40, "Pair"],
  [2, "Gross"],
])(
  "%d %s: asked, offered, ordered and paid agree",
  async (quantity, unit) => {
    const buyer = await newBuyer();
    const { id, offer } = await quoted(buyer, quantity, unit);
    expect(offer.unit).toBeTruthy();
    const offered = {
      unit: offer.unit ?? "",
      unit_content: offer.unit_content ?? undefined,
      min_quantity: offer.min_quantity,
      step: offer.step ?? undefined,
    };
    expect(offer.order_quantity).toBe(orderQuantity({ quantity, unit }, offered));
    await ask(PrivateInquiry, { body: { rfq_id: id, accept_offer_id: offer.id }, token: buyer.token });
    const order = await orderedOf(buyer, offer.id);
    const [line] = order.shops.flatMap(({ lines }) => lines);
    expect(line).toMatchObject({ quantity: offer.order_quantity, unit: offer.unit, unit_price: offer.unit_price });
    expect(cents(order.total)).toBe(cents(offer.unit_price) * (offer.order_quantity ?? 0));
    expect(order.payments.map(({ amount, status }) => [cents(amount), status])).toEqual([[cents(order.total), "approved"]]);
    expect(order.trade_terms).toBe(offer.trade_terms);
  },
  TIMEOUT_MS,
);

test(
  "where the arithmetic is not certain, the member says how many, and may say another number while ordering",
  async () => {
    const buyer = await newBuyer();
    const { token } = buyer;
    const { id, offer } = await quoted(buyer, 5, "Pallet");
    expect(offer.order_quantity ?? null).toBeNull();
    const accept = (quantity?: number) => ({ body: { rfq_id: id, accept_offer_id: offer.id, quantity }, token });
    const untold = await refused(PrivateInquiry, accept());
    expect(untold).toEqual({ status: 422, errors: expect.stringMatching(/^Diga cuántas/) });
    if (offer.min_quantity > 1) expect((await refused(PrivateInquiry, accept(offer.min_quantity - 1))).status).toBe(422);
    const chosen = offer.min_quantity + 7;
    await ask(PrivateInquiry, accept(chosen));
    const after = await ask(InquiryDetail, { params: { id }, token });
    expect(after.offers_received.find(({ status }) => status === "accepted")?.order_quantity).toBe(chosen);
    const preview = (more: object = {}) => ask(OrderPre, { token, body: { offer_id: offer.id, ...more } });
    expect((await preview()).shops[0]?.lines[0]).toMatchObject({ quantity: chosen, min_quantity: offer.min_quantity });
    expect((await preview({ offer_quantity: 999_999 })).shops[0]?.lines[0]?.quantity).toBe(999_999);
    const order = await orderedOf(buyer, offer.id, { offer_quantity: chosen + 1 });
    expect(cents(order.total)).toBe(cents(offer.unit_price) * (chosen + 1));
  },
  TIMEOUT_MS,
);
