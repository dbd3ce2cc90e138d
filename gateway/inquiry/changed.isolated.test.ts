import { z } from "zod";
import { PublicInquiry } from "../../lib/contract/inquiry.ts";
import { ProductSearch } from "../../lib/contract/product.ts";
import { Upload } from "../../lib/contract/upload.ts";
import { ask, newMember, waitFor } from "../client.fixture.ts";
import { type PostgresGateway, startGatewayOnPostgres, statementsWait } from "../gateway.fixture.ts";

let running: PostgresGateway;
beforeAll(async () => {
  running = await startGatewayOnPostgres();
}, 180_000);
afterAll(() => running?.stop(), 60_000);

const LOCK_MEMBER = "select from member where id = $1 for update";

/** Requests for two products of different kinds. */
async function requests(email: string) {
  const { records } = await ask(ProductSearch, { body: { pageSize: 100 } });
  const kinds = Map.groupBy(records, ({ name }) => name.split(" ")[0]);
  const [before, after] = Array.from(kinds.values(), ([product]) => ({
    ...{ goods_name: product?.name, goods_num: 500, goods_unit: "Piece", product_id: product?.productId, email },
    ...{ is_share_business_card: true, is_agree_brpr: true },
  }));
  if (!before || !after) throw new Error("the catalogue is empty");
  return { before, after };
}

const Offered = z.object({ id: z.number() });

test("shops that were answering a request while it was changed answer the changed one", async () => {
  const { database } = running;
  const { email, token, user } = await newMember();
  const { before, after } = await requests(email);
  const { id } = await ask(PublicInquiry, { token, body: before });
  await database.transaction(async (sql) => {
    await sql.run(LOCK_MEMBER, [Number(user.userId)]);
    await statementsWait(database, 1);
    const change = "update inquiry set name = $2, product_id = $3, answered_at = null where id = $1";
    await sql.run(change, [Number(id), after.goods_name ?? "", Number(after.product_id)]);
  });
  const OFFERED = "select product_id as id from offer where inquiry_id = $1 order by id";
  const offered = await waitFor("an offer", async () => {
    const offers = await database.rows(Offered, OFFERED, [Number(id)]);
    return offers.length > 0 ? offers.map((offer) => String(offer.id)) : undefined;
  });
  expect(offered).toContain(after.product_id);
  expect(offered).not.toContain(before.product_id);
});

test("a request that is changed waits for its member, and holds nothing meanwhile", async () => {
  const { database } = running;
  const { email, token, user } = await newMember();
  const body = (await requests(email)).before;
  const { id } = await ask(PublicInquiry, { token, body });
  const form = new FormData();
  form.append("file", new File(["%PDF-1.7"], "ficha.pdf", { type: "application/pdf" }));
  const { url } = await ask(Upload, { body: form });
  const { changed } = await database.transaction(async (sql) => {
    await sql.run(LOCK_MEMBER, [Number(user.userId)]);
    const answer = ask(PublicInquiry, { token, body: { ...body, rfq_id: id, attachments: [url] } });
    await statementsWait(database, 1);
    await sql.run("set local lock_timeout = '500ms'");
    expect(await sql.run("select from inquiry where id = $1 for update", [Number(id)])).toBe(1);
    return { changed: answer };
  });
  expect(await changed).toEqual({ id });
});
