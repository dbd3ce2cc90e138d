import { InquiryDelete, InquiryDetail, InquiryList, PrivateInquiry, PublicInquiry } from "../../lib/contract/inquiry.ts";
import { ProductSearch } from "../../lib/contract/product.ts";
import { ask, newMember, refused } from "../client.fixture.ts";

const wanted = (email: string, more: object = {}) => ({
  goods_name: "Termo de acero",
  goods_num: 500,
  goods_unit: "Piece",
  email,
  is_share_business_card: true,
  is_agree_brpr: true,
  ...more,
});

// Shops answer some seconds after the request.
const TIMEOUT_MS = 30_000;

type Member = { email: string; token: string };

/** The request once so many offers have arrived; the first two do within seconds. */
async function quoted(id: string, token: string, offers: number) {
  const until = Date.now() + 20_000;
  for (;;) {
    const inquiry = await ask(InquiryDetail, { params: { id }, token });
    if (inquiry.offers_received.length >= offers) return inquiry;
    if (Date.now() > until) throw new Error(`request ${id} has ${inquiry.offers_received.length} offers`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

const askFor = async ({ email, token }: Member, more?: object) =>
  (await ask(PublicInquiry, { body: wanted(email, more), token })).id;

test(
  "shops answer one after another, with what they sell at about its price",
  async () => {
    const member = await newMember();
    const id = await askFor(member, { trade_terms: "DDP" });
    const { offers_received: offers, status, cover } = await quoted(id, member.token, 2);
    expect(status).toBe("quoted");
    expect(cover).toBe(offers[0]?.pictures[0]);
    expect(new Set(offers.map(({ shop_id }) => shop_id)).size).toBe(offers.length);
    const { records } = await ask(ProductSearch, { body: { keyword: "Termo de acero", pageSize: 100 } });
    for (const offer of offers) {
      const goods = records.find(({ productId }) => productId === offer.product_id);
      expect(goods?.shopId).toBe(offer.shop_id);
      expect(offer.unit_price).toBeLessThanOrEqual(Math.max(0.01, (goods?.price ?? 0) * 1.07));
      expect(offer).toMatchObject({ status: "open", currency_unit: "USD" });
      expect(offer.note).toContain("DDP");
    }
    const { records: listed } = await ask(InquiryList, { query: { status: "quoted" }, token: member.token });
    expect(listed).toMatchObject([{ id, status: "quoted" }]);
  },
  TIMEOUT_MS,
);

test(
  "the same request brings the same offers",
  async () => {
    const [one, other] = [await newMember(), await newMember()];
    const ids = [await askFor(one), await askFor(other)];
    const facts = async (id = "", { token }: Member) =>
      (await quoted(id, token, 1)).offers_received.slice(0, 1).map(({ shop_id, unit_price }) => ({ shop_id, unit_price }));
    expect(await facts(ids[0], one)).toEqual(await facts(ids[1], other));
  },
  TIMEOUT_MS,
);

test(
  "one offer is accepted, once, and the others are declined",
  async () => {
    const member = await newMember();
    const { token } = member;
    const id = await askFor(member);
    const [first, second] = (await quoted(id, token, 2)).offers_received;
    const accept = (offer = first) => ({ body: { rfq_id: id, accept_offer_id: offer?.id }, token });
    const answers = await Promise.all([ask(PrivateInquiry, accept()), ask(PrivateInquiry, accept())]);
    expect(answers).toEqual([{ id }, { id }]);
    expect(await refused(PrivateInquiry, accept(second))).toEqual({
      status: 422,
      errors: "Esta solicitud ya tiene una oferta aceptada.",
    });
    const after = await ask(InquiryDetail, { params: { id }, token });
    expect(after.status).toBe("accepted");
    expect(
      after.offers_received
        .map(({ status }) => status)
        .sort()
        .slice(0, 2),
    ).toEqual(["accepted", "declined"]);
    expect((await refused(PublicInquiry, { body: wanted(member.email, { rfq_id: id }), token })).status).toBe(422);
  },
  TIMEOUT_MS,
);

test(
  "offers that are not the member's, not of the request or not there yet are never there",
  async () => {
    const [owner, other] = [await newMember(), await newMember()];
    const id = await askFor(owner);
    const own = await askFor(other);
    const [offer] = (await quoted(id, owner.token, 1)).offers_received;
    const body = (rfq_id: string, accept_offer_id = "") => ({ body: { rfq_id, accept_offer_id }, token: other.token });
    expect((await refused(PrivateInquiry, body(id, offer?.id))).status).toBe(404);
    expect((await refused(PrivateInquiry, body(own, offer?.id))).status).toBe(404);
    expect((await refused(PrivateInquiry, body(own, String(Number(offer?.id) + 1)))).status).toBe(404);
  },
  TIMEOUT_MS,
);

test(
  "a request to one shop is answered by that shop alone",
  async () => {
    const { email, token } = await newMember();
    const { records } = await ask(ProductSearch, { body: { keyword: "termo", pageSize: 1 } });
    const shop_id = records[0]?.shopId;
    const { id } = await ask(PrivateInquiry, { body: { ...wanted(email), shop_id }, token });
    const answered = await quoted(id, token, 1);
    expect(answered).toMatchObject({ shop_id, shop_name: records[0]?.shopName });
    expect(answered.offers_received.map((offer) => offer.shop_id)).toEqual([shop_id]);
    const nowhere = await refused(PrivateInquiry, { body: { ...wanted(email), shop_id: "999999999" }, token });
    expect(nowhere).toEqual({ status: 404, errors: "No encontramos esa tienda." });
  },
  TIMEOUT_MS,
);

test(
  "a shop that is asked about another shop's product answers with its own",
  async () => {
    const { email, token } = await newMember();
    const [sold] = (await ask(ProductSearch, { body: { keyword: "Termo de acero" } })).records;
    const { records } = await ask(ProductSearch, { body: { keyword: "globo", pageSize: 100 } });
    const foreign = records.find(({ shopId }) => shopId !== sold?.shopId);
    const body = { ...wanted(email), shop_id: sold?.shopId, product_id: foreign?.productId };
    const { id } = await ask(PrivateInquiry, { body, token });
    const { offers_received: offers } = await quoted(id, token, 1);
    expect(offers.map(({ shop_id }) => shop_id)).toEqual([sold?.shopId]);
  },
  TIMEOUT_MS,
);

test(
  "a request that no shop can serve is closed, and says so",
  async () => {
    const member = await newMember();
    const id = await askFor(member, { goods_name: "zzqxw kkjjq" });
    const until = Date.now() + 15_000;
    let status = "open";
    while (status === "open" && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      status = (await ask(InquiryDetail, { params: { id }, token: member.token })).status;
    }
    expect(status).toBe("closed");
    await ask(InquiryDelete, { body: { ids: [id] }, token: member.token });
  },
  TIMEOUT_MS,
);
