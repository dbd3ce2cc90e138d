import { z } from "zod";
import { PublicInquiry } from "../lib/contract/inquiry.ts";
import { ProductSearch } from "../lib/contract/product.ts";
import { newBuyer, newOrder, openHostedPage } from "./buyer.fixture.ts";
import { ask, newMember, waitFor } from "./client.fixture.ts";
import { type PostgresGateway, startGatewayOnPostgres } from "./gateway.fixture.ts";

let running: PostgresGateway;
beforeAll(async () => {
  running = await startGatewayOnPostgres();
}, 180_000);
afterAll(() => running?.stop(), 60_000);

const Status = z.object({ status: z.string() });

/** Waits until the row that `text` selects is no longer as it was, without a call of its member. */
const statusAfter = (before: string, text: string, id: string) =>
  waitFor(`an end of ${before}`, async () => {
    const row = await running.database.row(Status, text, [id]);
    return row && row.status !== before ? row.status : undefined;
  });

test("a payment that nobody finishes is given up while its buyer is away", async () => {
  const buyer = await newBuyer();
  const orderNo = await newOrder(buyer);
  await openHostedPage(buyer, orderNo);
  const ofOrder = "order_id = (select id from member_order where order_no = $1)";
  await running.database.run(`update payment set expires_at = now() where ${ofOrder}`, [orderNo]);
  expect(await statusAfter("pending", `select status from payment where ${ofOrder}`, orderNo)).toBe("abandoned");
});

test.each([
  ["its offers expire", "update offer set valid_until = now() where inquiry_id = $1::integer"],
  ["it is old", "update inquiry set created_at = now() - interval '31 days' where id = $1::integer"],
])(
  "a request expires when %s, while its member is away",
  async (_, age) => {
    const { email, token } = await newMember();
    const { records } = await ask(ProductSearch, { body: {} });
    const { productId, name } = records[0] ?? {};
    const agreed = { is_share_business_card: true, is_agree_brpr: true };
    const body = { goods_name: name, goods_num: 500, goods_unit: "Piece", product_id: productId, email, ...agreed };
    const { id } = await ask(PublicInquiry, { token, body });
    const status = "select status from inquiry where id = $1::integer";
    expect(await statusAfter("open", status, id)).toBe("quoted");
    await running.database.run(age, [id]);
    expect(await statusAfter("quoted", status, id)).toBe("expired");
  },
  60_000,
);
