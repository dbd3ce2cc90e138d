import { ChangePhone } from "../../lib/contract/account.ts";
import { callAddress } from "../../lib/contract/call.ts";
import { INQUIRY_CATEGORY_ID, InquiryDetail, PublicInquiry } from "../../lib/contract/inquiry.ts";
import { EmailChoices, EmailChoicesSave, NoticeDetail, NoticeList } from "../../lib/contract/notice.ts";
import { OrderDetail, OrderReceive } from "../../lib/contract/order.ts";
import { BankPayInit, VoucherDetail, VoucherSave } from "../../lib/contract/payment.ts";
import { AutoRegister, RegisterCode } from "../../lib/contract/session.ts";
import { Upload } from "../../lib/contract/upload.ts";
import { newPhone, secondSession, verifiedMember, withPhone } from "../account/account.fixture.ts";
import { answerPage, type Buyer, newBuyer, newOrder, openHostedPage, pay, waitForOrder } from "../buyer.fixture.ts";
import { ask, lastCode, newTicket, outboxMessages, refused, waitForMessage } from "../client.fixture.ts";
import { outboxAddress } from "../outbox/port.ts";

const PATIENCE_MS = 60_000;

const notices = async (token: string) => (await ask(NoticeList, { token, query: { pageSize: 100 } })).records;

type Reader = { email: string; token: string };

async function toldOnce({ email, token }: Reader, title: string, about: string) {
  const message = await waitForMessage(email, title);
  const sent = (await outboxMessages(email)).filter(({ subject, text }) => subject === title && text.includes(about));
  const kept = (await notices(token)).filter((notice) => notice.title === title && notice.summary.includes(about));
  expect([sent.length, kept.length]).toEqual([1, 1]);
  const notice = await ask(NoticeDetail, { token, params: { id: kept[0]?.id ?? "" } });
  return { message, notice };
}

/** An e-mail and a message of an order: each leads to it, the e-mail in both of its parts, with what was ordered. */
async function toldOf(buyer: Buyer, orderNo: string, title: string, path = "") {
  const { message, notice } = await toldOnce(buyer, title, orderNo);
  const { shops, total } = await ask(OrderDetail, { token: buyer.token, query: { orderNo } });
  const link = `/personCenter/Orders/${orderNo}${path}`;
  expect(notice.link).toBe(link);
  expect(notice.picture).toBe(shops[0]?.lines[0]?.cover);
  for (const part of [message.text, message.html ?? ""]) {
    expect(part).toContain(link);
    expect(part).toContain(new Intl.NumberFormat("es-CO", { minimumFractionDigits: 2 }).format(total));
    for (const { name } of shops.flatMap(({ lines }) => lines))
      expect(part).toContain(name.replaceAll('"', "&quot;").slice(0, 10));
  }
}

async function upload(token: string): Promise<string> {
  const body = new FormData();
  body.append("file", new File(["%PDF-1.7\n% voucher\n"], "comprobante.pdf", { type: "application/pdf" }));
  const address = `${process.env.GATEWAY_URL}${callAddress(Upload)}`;
  const response = await fetch(address, { method: "POST", body, headers: { authorization: `Bearer ${token}` } });
  return Upload.response.parse(await response.json()).url;
}

async function voucherOf({ token }: Buyer, orderNo: string, amount: number) {
  await ask(BankPayInit, { token, query: { orderNo } });
  const body = { orderNo, amount, currency: "USD", paid_at: "2026-01-15", voucher_url: await upload(token) };
  await ask(VoucherSave, { token, body });
}

test(
  "an order is told of when it is placed, paid, shipped and received, once each; what the buyer did is read already",
  async () => {
    const buyer = await newBuyer();
    const orderNo = await newOrder(buyer);
    await toldOf(buyer, orderNo, "Recibimos su pedido");
    await answerPage(await openHostedPage(buyer, orderNo), "decline");
    await toldOf(buyer, orderNo, "Su pago fue rechazado", "/pay");
    await pay(buyer, orderNo);
    await toldOf(buyer, orderNo, "Recibimos su pago");
    await waitForOrder(buyer, orderNo, "shipped");
    await toldOf(buyer, orderNo, "Su pedido va en camino");
    await ask(OrderReceive, { token: buyer.token, query: { orderNo } });
    expect((await refused(OrderReceive, { token: buyer.token, query: { orderNo } })).status).toBe(422);
    await toldOf(buyer, orderNo, "Su pedido llegó");
    const read = (await notices(buyer.token)).filter((notice) => notice.is_read).map(({ title }) => title);
    expect(read).toEqual(["Su pedido llegó", "Recibimos su pedido"]);
  },
  PATIENCE_MS,
);

test(
  "what the bank says of a voucher is told, each time that it looks at one",
  async () => {
    const buyer = await newBuyer();
    const orderNo = await newOrder(buyer);
    const { total } = await ask(OrderDetail, { token: buyer.token, query: { orderNo } });
    await voucherOf(buyer, orderNo, total + 1);
    await toldOf(buyer, orderNo, "El banco rechazó su comprobante", "/pay");
    expect((await ask(VoucherDetail, { token: buyer.token, query: { orderNo } })).status).toBe("rejected");
    await voucherOf(buyer, orderNo, total);
    await toldOf(buyer, orderNo, "El banco aprobó su comprobante");
  },
  PATIENCE_MS,
);

test(
  "offers are told of though nobody asks for the request, with what each shop offers",
  async () => {
    const member = await verifiedMember();
    const goods_name = `Termo de acero ${crypto.randomUUID().slice(0, 8)}`;
    const more = { goods_num: 500, goods_unit: "Piece", is_share_business_card: true, is_agree_brpr: true };
    const { id } = await ask(PublicInquiry, { body: { goods_name, email: member.email, ...more }, token: member.token });
    const message = await waitForMessage(member.email, "Su solicitud ya tiene ofertas");
    const { notice } = await toldOnce(member, "Su solicitud ya tiene ofertas", id);
    const { offers_received: offers } = await ask(InquiryDetail, { params: { id }, token: member.token });
    expect(notice).toMatchObject({ kind: "inquiry", link: `/personCenter/RFQs/${id}`, picture: offers[0]?.pictures[0] });
    for (const part of [message.text, message.html ?? ""]) {
      expect(part).toContain(`/personCenter/RFQs/${id}`);
      expect(part).toContain(goods_name);
      expect(part).toContain(offers[0]?.shop_name ?? "no offer");
    }
  },
  PATIENCE_MS,
);

test("a request is confirmed at once, with its number and without what a stranger may have typed", async () => {
  const buyer = await newBuyer();
  const body = {
    category_id: INQUIRY_CATEGORY_ID,
    name: "Termo",
    detail: "Termo",
    quantity: 5,
    unit: "Piece",
    email: buyer.email,
  };
  const { id } = await ask(PublicInquiry, { body, token: buyer.token });
  const { text } = await waitForMessage(buyer.email, "Recibimos su solicitud de cotización");
  expect(text).toContain(`Su solicitud ${id} quedó registrada.`);
  expect(text).toContain(`/personCenter/RFQs/${id}`);
  expect(text).not.toContain("Termo");
});

test("an e-mail that nobody has proved to own never gets what somebody typed", async () => {
  const buyer = await newBuyer();
  const goods_name = `Premio en http://malo.example ${crypto.randomUUID()}`;
  const more = { goods_num: 5, goods_unit: "Piece", is_share_business_card: true, is_agree_brpr: true };
  const body = { goods_name: `Termo ${goods_name}`, email: buyer.email, ...more };
  await ask(PublicInquiry, { body, token: buyer.token });
  const { text, html } = await waitForMessage(buyer.email, "Su solicitud ya tiene ofertas");
  expect(text + html).not.toContain("malo.example");
});

test("a login in a browser that the member has not used is told; the first one, and one of a known browser, are not", async () => {
  const { email } = await verifiedMember();
  const title = "Entraron a su cuenta desde un dispositivo nuevo";
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
  await secondSession(email, { device_token: one });
  await secondSession(email, { device_token: one });
  const token = await secondSession(email, { device_token: other });
  const { notice, message } = await toldOnce({ email, token }, title, "");
  expect(notice).toMatchObject({ kind: "account", link: "/personCenter/Account#sesiones" });
  expect(message.html).toContain("/personCenter/Account#sesiones");
});

test("a phone that is added, and one that is changed, are told by e-mail, also to who wants no other e-mails", async () => {
  const { email, token } = await verifiedMember();
  await ask(EmailChoicesSave, { token, body: { wanted: [] } });
  for (const title of ["Agregó un teléfono a su cuenta", "Su teléfono cambió"]) {
    const phone = newPhone();
    await ask(RegisterCode, { query: { ...(await newTicket()), area_code: "57", phone }, token });
    await ask(ChangePhone, { body: { area_code: "57", phone, code: await lastCode(`+57${phone}`) }, token });
    const { message } = await toldOnce({ email, token }, title, "");
    expect(message.text).toContain("se envía siempre");
  }
});

test("e-mails of a kind that is not wanted are not sent; the message is there all the same", async () => {
  const buyer = await newBuyer();
  const { token } = buyer;
  expect((await ask(EmailChoices, { token })).choices).toEqual([
    { kind: "order", is_wanted: true, is_mandatory: false },
    { kind: "payment", is_wanted: true, is_mandatory: false },
    { kind: "inquiry", is_wanted: true, is_mandatory: false },
    { kind: "watch", is_wanted: true, is_mandatory: false },
    { kind: "marketing", is_wanted: false, is_mandatory: false },
    { kind: "account", is_wanted: true, is_mandatory: true },
  ]);
  const { choices } = await ask(EmailChoicesSave, { token, body: { wanted: ["payment", "inquiry", "watch", "marketing"] } });
  expect(choices.filter(({ is_wanted }) => !is_wanted)).toEqual([{ kind: "order", is_wanted: false, is_mandatory: false }]);
  expect((await refused(EmailChoicesSave, { token, body: { wanted: ["account"] } })).status).toBe(400);
  const orderNo = await newOrder(buyer);
  await pay(buyer, orderNo);
  await toldOf(buyer, orderNo, "Recibimos su pago");
  expect((await outboxMessages(buyer.email)).map(({ subject }) => subject)).not.toContain("Recibimos su pedido");
  expect((await notices(token)).map(({ title }) => title)).toContain("Recibimos su pedido");
});

test("the consent to marketing of a registration is withdrawn in the account, and given again", async () => {
  const body = { email: `${crypto.randomUUID()}@example.co`, accepts_marketing: true };
  const { access_token: token } = await ask(AutoRegister, { body });
  const hasConsent = async () => (await ask(EmailChoices, { token })).choices.find(({ kind }) => kind === "marketing")?.is_wanted;
  expect(await hasConsent()).toBe(true);
  await ask(EmailChoicesSave, { token, body: { wanted: ["order"] } });
  expect(await hasConsent()).toBe(false);
  await ask(EmailChoicesSave, { token, body: { wanted: ["marketing"] } });
  expect(await hasConsent()).toBe(true);
});

test("the consent to marketing that somebody gave for another's e-mail ends once its owner logs in", async () => {
  const email = `${crypto.randomUUID()}@example.co`;
  await ask(AutoRegister, { body: { email, accepts_marketing: true } });
  const token = await secondSession(email);
  const { choices } = await ask(EmailChoices, { token });
  expect(choices.find(({ kind }) => kind === "marketing")?.is_wanted).toBe(false);
});

test("an e-mail has a page, as mail programs show it, also one with a code; a text message has none", async () => {
  const { email, token } = await verifiedMember();
  const { id, html = "" } = await waitForMessage(email, "Código para iniciar sesión");
  const page = await fetch(outboxAddress(`/outbox/${id}`));
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await page.text()).toBe(html);
  expect(html).toContain(`>${await lastCode(email)}</strong>`);
  for (const absent of ["0", "x", "99999999999"]) expect((await fetch(outboxAddress(`/outbox/${absent}`))).status).toBe(404);
  const [message] = await outboxMessages(`+57${await withPhone(token)}`);
  expect(message?.text).toMatch(/^Su código para confirmar su nuevo teléfono: \d{6}\. Vence/);
  expect((await fetch(outboxAddress(`/outbox/${message?.id}`))).status).toBe(404);
});
