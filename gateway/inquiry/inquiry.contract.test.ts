import { callAddress } from "../../lib/contract/call.ts";
import {
  INQUIRY_CATEGORY_ID,
  InquiryDelete,
  InquiryDetail,
  InquiryList,
  InquiryUnits,
  PublicInquiry,
} from "../../lib/contract/inquiry.ts";
import { Upload } from "../../lib/contract/upload.ts";
import { ask, HOSTILE_TEXTS, newMember, refused, send } from "../client.fixture.ts";

const NO_INQUIRY_TEXT = { status: 404, errors: "No encontramos esa solicitud." };

const quick = (email: string) => ({
  category_id: INQUIRY_CATEGORY_ID,
  name: "Termo de acero",
  detail: "Termo de acero",
  quantity: 500,
  unit: "Piece",
  email,
});

const full = (email: string) => ({
  goods_name: "Termo de acero",
  goods_num: 500,
  goods_unit: "Piece",
  level1_id: "1",
  level1_name: "Hogar",
  sourcing_type: "custom",
  trade_terms: "CIF",
  max_budget: 1200,
  currency_unit: "USD",
  destination: "Buenaventura",
  lead_time_ship_days: 30,
  details: "Con logotipo",
  country_code: "57",
  phone: "3001234567",
  email,
  is_share_business_card: true,
  is_agree_brpr: true,
});

async function keptFile(token?: string) {
  const body = new FormData();
  body.append("file", new File(["%PDF-1.7"], "ficha.pdf"));
  const response = await fetch((process.env.GATEWAY_URL ?? "") + callAddress(Upload), {
    method: "POST",
    body,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  return Upload.response.parse(await response.json()).url;
}

// spec: 12.7, 23.6
test("there are 92 units, from 0 to 91", async () => {
  const { data } = await ask(InquiryUnits);
  expect(data.map(({ key }) => key)).toEqual([...Array(92).keys()]);
  expect(data[0]).toEqual({ key: 0, singular: "Bag", plural: "Bags" });
});

// spec: 12.8
test("a member's request is kept with all that was asked for", async () => {
  const { email, token } = await newMember();
  const attachments = [await keptFile(token), await keptFile()];
  const { id } = await ask(PublicInquiry, { body: { ...full(email), attachments }, token });
  const kept = await ask(InquiryDetail, { params: { id }, token });
  expect(kept).toMatchObject({
    id,
    name: "Termo de acero",
    quantity: 500,
    unit: "Piece",
    status: "open",
    detail: "Con logotipo",
    level1_name: "Hogar",
    trade_terms: "CIF",
    max_budget: 1200,
    destination: "Buenaventura",
    phone: "3001234567",
    email,
    attachments,
    offers_received: [],
  });
  const { records, total } = await ask(InquiryList, { token });
  expect({ ids: records.map((one) => one.id), total }).toEqual({ ids: [id], total: 1 });
});

// spec: 12.3
test("a quick request may leave the quantity out, and is found by status and words", async () => {
  const { email, token } = await newMember();
  const { quantity: _quantity, ...blank } = quick(email);
  const { id } = await ask(PublicInquiry, { body: blank, token });
  await ask(PublicInquiry, { body: { ...quick(email), name: "100% algodón" }, token });
  const found = async (query: Record<string, string>) => (await ask(InquiryList, { query, token })).total;
  expect(await found({ keyword: "TERMO" })).toBe(1);
  expect(await found({ keyword: "0% a" })).toBe(1);
  expect(await found({ keyword: "%" })).toBe(1);
  expect(await found({ status: "open" })).toBe(2);
  expect(await found({ status: "whatever" })).toBe(0);
  expect((await ask(InquiryDetail, { params: { id }, token })).quantity).toBeUndefined();
});

test("a guest may ask, and nobody reads it by its number", async () => {
  const { token } = await newMember();
  const { id } = await ask(PublicInquiry, { body: quick("invitada@example.co") });
  expect(await refused(InquiryDetail, { params: { id }, token })).toEqual(NO_INQUIRY_TEXT);
});

test("a guest's request does not come to an account that has not verified the e-mail", async () => {
  const { email, token } = await newMember();
  await ask(PublicInquiry, { body: quick(email) });
  expect((await ask(InquiryList, { token })).total).toBe(0);
});

test("another member's request is never there", async () => {
  const [owner, other] = [await newMember(), await newMember()];
  const { id } = await ask(PublicInquiry, { body: quick(owner.email), token: owner.token });
  const { id: own } = await ask(PublicInquiry, { body: quick(other.email), token: other.token });
  const { token } = other;
  expect(await refused(InquiryDetail, { params: { id }, token })).toEqual(NO_INQUIRY_TEXT);
  expect(await refused(InquiryDelete, { body: { ids: [own, id] }, token })).toEqual(NO_INQUIRY_TEXT);
  expect(await refused(PublicInquiry, { body: { ...full(other.email), rfq_id: id }, token })).toEqual(NO_INQUIRY_TEXT);
  expect(await refused(PublicInquiry, { body: { ...full(other.email), rfq_id: id } })).toEqual(NO_INQUIRY_TEXT);
  for (const strange of ["0", "-1", "1e3", "99999999999999999999", "a'--"])
    expect(await refused(InquiryDetail, { params: { id: strange }, token })).toEqual(NO_INQUIRY_TEXT);
  expect((await ask(InquiryList, { token })).total).toBe(1);
});

test("several requests are deleted at once", async () => {
  const { email, token } = await newMember();
  const ids = [];
  for (let count = 0; count < 3; count++) ids.push((await ask(PublicInquiry, { body: quick(email), token })).id);
  expect(await ask(InquiryDelete, { body: { ids: ids.slice(0, 2) }, token })).toEqual({ deleted: 2 });
  expect((await ask(InquiryList, { token })).records.map(({ id }) => id)).toEqual(ids.slice(2));
  expect(await refused(InquiryDelete, { body: { ids: ids.slice(1) }, token })).toEqual(NO_INQUIRY_TEXT);
});

test("an open request grows into a full one under the same number", async () => {
  const { email, token } = await newMember();
  const file = await keptFile(token);
  const { id } = await ask(PublicInquiry, { body: quick(email), token });
  expect(await ask(PublicInquiry, { body: { ...full(email), attachments: [file], rfq_id: id }, token })).toEqual({ id });
  expect(await ask(PublicInquiry, { body: { ...full(email), attachments: [file], rfq_id: id }, token })).toEqual({ id });
  expect(await ask(InquiryDetail, { params: { id }, token })).toMatchObject({ trade_terms: "CIF", attachments: [file] });
});

test("only own files can be attached", async () => {
  const [owner, other] = [await newMember(), await newMember()];
  const used = await keptFile();
  await ask(PublicInquiry, { body: { ...full(owner.email), attachments: [used] }, token: owner.token });
  const gone = { status: 422, errors: "Uno de los archivos adjuntos ya no está disponible. Adjúntelo de nuevo." };
  for (const file of [await keptFile(owner.token), used, "/uploads/no.pdf", "https://example.com/a.pdf"]) {
    const body = { ...full(other.email), attachments: [file] };
    expect(await refused(PublicInquiry, { body, token: other.token })).toEqual(gone);
    expect(await refused(PublicInquiry, { body })).toEqual(gone);
  }
});

test("what is wrong is named by its field", async () => {
  const refusal = await refused(PublicInquiry, { body: { ...quick("300 123 4567"), quantity: 1e12, unit: " " } });
  expect(refusal.status).toBe(400);
  expect(Object.keys(Object(refusal.errors)).sort()).toEqual(["email", "quantity", "unit"]);
  const product = await refused(PublicInquiry, { body: { ...full("ana@example.co"), product_id: "999999999" } });
  expect(product).toEqual({ status: 404, errors: "No encontramos ese producto." });
});

test("hostile texts are kept as text or refused, never more", async () => {
  const { email, token } = await newMember();
  for (const hostile of HOSTILE_TEXTS) {
    const body = { ...full(email), goods_name: hostile, details: hostile, destination: hostile, phone: hostile };
    const { status } = await send(PublicInquiry, { body, token });
    expect([200, 400]).toContain(status);
    expect([200, 400]).toContain((await send(InquiryList, { query: { keyword: hostile, status: hostile }, token })).status);
    expect([200, 400]).toContain((await send(PublicInquiry, { body: { ...quick(email), name: hostile }, token })).status);
  }
  const { records } = await ask(InquiryList, { query: { keyword: "<script>" }, token });
  expect(records.map(({ name }) => name)).toEqual(["<script>alert(1)</script>", "<script>alert(1)</script>"]);
  for (const { id } of records) await ask(InquiryDetail, { params: { id }, token });
});
