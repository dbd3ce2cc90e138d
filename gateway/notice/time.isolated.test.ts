import { InquiryDetail, PublicInquiry } from "../../lib/contract/inquiry.ts";
import { NoticeList } from "../../lib/contract/notice.ts";
import { OrderCancel } from "../../lib/contract/order.ts";
import { ProductSearch } from "../../lib/contract/product.ts";
import { verifiedMember } from "../account/account.fixture.ts";
import { newBuyer, newOrder } from "../buyer.fixture.ts";
import { ask, outboxMessages, waitForMessage } from "../client.fixture.ts";
import { startTestGateway, type TestGateway } from "../gateway.fixture.ts";

/** As long as offers are valid: they are about to end as soon as they have come. */
const VALID_SECONDS = String(15 * 24 * 60 * 60);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ GATEWAY_OUTBOX: "1", EXPIRING_SECONDS: VALID_SECONDS, REMIND_SECONDS: "5" });
  process.env.GATEWAY_URL = gateway.url;
}, 120_000);
afterAll(() => gateway.remove());

test("offers that are about to end are told of once, with what they are", async () => {
  const { email, token } = await verifiedMember();
  const more = { goods_num: 500, goods_unit: "Piece", is_share_business_card: true, is_agree_brpr: true };
  // Goods that the small catalogue has: a request for others is closed without offers.
  const [sold] = (await ask(ProductSearch, { body: {} })).records;
  const { id } = await ask(PublicInquiry, { body: { goods_name: sold?.name, email, ...more }, token });
  const { text, html } = await waitForMessage(email, "Sus ofertas están por vencer");
  const { offers_received: offers } = await ask(InquiryDetail, { params: { id }, token });
  for (const part of [text, html]) {
    expect(part).toContain(`/personCenter/RFQs/${id}`);
    expect(part).toContain(offers[0]?.shop_name ?? "no offer");
  }
  const { records } = await ask(NoticeList, { token, query: { kind: "inquiry" } });
  expect(records.filter(({ title }) => title === "Sus ofertas están por vencer")).toHaveLength(1);
});

test("who has not paid is reminded once; who has cancelled is not", async () => {
  const buyer = await newBuyer();
  await ask(OrderCancel, { token: buyer.token, body: { orderNo: await newOrder(buyer) } });
  const waiting = await newOrder(buyer);
  const { text } = await waitForMessage(buyer.email, "Su pedido sigue pendiente de pago");
  expect(text).toContain(`/personCenter/Orders/${waiting}/pay`);
  const reminders = (await outboxMessages(buyer.email)).filter(({ subject }) => subject === "Su pedido sigue pendiente de pago");
  expect(reminders).toHaveLength(1);
  const { records } = await ask(NoticeList, { token: buyer.token, query: { kind: "payment", keyword: waiting } });
  expect(records).toMatchObject([{ title: "Su pedido sigue pendiente de pago", link: `/personCenter/Orders/${waiting}/pay` }]);
});
