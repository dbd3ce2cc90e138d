import { randomInt } from "node:crypto";
import sharp from "sharp";
import { AccountCancel, AccountCancelCode, ChangeInfo } from "../../lib/contract/account.ts";
import { EvaluationPage, LineEvaluate, LineEvaluationRemove, LineEvaluations } from "../../lib/contract/evaluation.ts";
import { LegacyOrderDestroy, LegacyOrderEvaluate } from "../../lib/contract/legacy-order.ts";
import { OrderDetail, OrderReceive } from "../../lib/contract/order.ts";
import { ProductDetailCall, ProductSearch } from "../../lib/contract/product.ts";
import { Upload } from "../../lib/contract/upload.ts";
import { type Buyer, newBuyer, newOrder, pay, waitForOrder } from "../buyer.fixture.ts";
import { ask, gatewayAddress, HOSTILE_TEXTS, lastCode, newMember, newTicket, refused } from "../client.fixture.ts";

const TIMEOUT_MS = 60_000;
const QUANTITY = 1000;

type Line = { product_id: string; sku_id?: string; quantity: number };

/** A random product without evaluations, so that a second run on the same database finds another. */
async function freshLine(): Promise<{ line: Line; shop_id: string }> {
  const { records } = await ask(ProductSearch, { body: { currPage: 11 + randomInt(20), pageSize: 30 } });
  const sold = records.filter(({ step = 1 }) => QUANTITY % step === 0);
  const { productId = "" } = sold[randomInt(sold.length)] ?? {};
  const { sku_id, shop_id } = await ask(ProductDetailCall, { query: { product_id: productId } });
  const { total } = await ask(EvaluationPage, { query: { product_id: productId } });
  return total > 0 ? freshLine() : { line: { product_id: productId, ...(sku_id && { sku_id }), quantity: QUANTITY }, shop_id };
}

/** An order of a line that its buyer has received. */
async function received(buyer: Buyer, line: Line): Promise<string> {
  const orderNo = await newOrder(buyer, { lines: [line] });
  await pay(buyer, orderNo);
  await waitForOrder(buyer, orderNo, "shipped");
  await ask(OrderReceive, { token: buyer.token, query: { orderNo } });
  return orderNo;
}

const keyOf = ({ product_id, sku_id }: Line) => ({ product_id, ...(sku_id && { sku_id }) });

async function picture(token: string, side = 300, name = "caja.jpg"): Promise<string> {
  const bytes = await sharp({ create: { width: side, height: side, channels: 3, background: "#0a6a4b" } })
    .jpeg()
    .withExif({ IFD0: { Copyright: "Ana" } })
    .toBuffer();
  const body = new FormData();
  body.append("file", new File([new Uint8Array(bytes)], name));
  return (await ask(Upload, { token, body })).url;
}

const saidOf = (product_id: string) => ask(EvaluationPage, { query: { product_id } });
const shown = (src = "") => fetch(gatewayAddress(`${new URL(src, "http://x").pathname}?w=240`));

// spec: 29.2
test(
  "what a buyer says of goods is kept once a line of a received order, seen by everybody, answered by the shop, changed and taken back",
  async () => {
    const [buyer, { line, shop_id }] = await Promise.all([newBuyer(), freshLine()]);
    const { token } = buyer;
    await ask(ChangeInfo, { token, body: { firstname: "Ana María Muñoz" } });
    expect(await saidOf(line.product_id)).toEqual({ records: [], total: 0 });
    const waiting = await newOrder(buyer, { lines: [line] });
    const early = { orderNo: waiting, ...keyOf(line), score: 5 };
    const notReceived = "Solo se puede opinar de la mercancía de un pedido recibido.";
    expect(await refused(LineEvaluate, { token, body: early })).toEqual({ status: 422, errors: notReceived });

    const orderNo = await received(buyer, line);
    const pictures = [await picture(token), await picture(token, 2000)];
    const body = { orderNo, ...keyOf(line), score: 4, text: "Llegó <b>completo</b>.\u0000\n\n\n\nUna caja rota.", pictures };
    // Two tabs that save at the same time make one evaluation.
    const [one, other] = await Promise.all([
      ask(LineEvaluate, { token, body: { ...body, shows_name: true } }),
      ask(LineEvaluate, { token, body: { ...body, shows_name: true } }),
    ]);
    expect(one).toEqual({ id: other.id, product_id: line.product_id, shop_id });
    expect((await ask(OrderDetail, { token, query: { orderNo } })).status).toBe("evaluated");
    const { records, total, average } = await saidOf(line.product_id);
    expect([total, average]).toEqual([1, undefined]);
    expect(records).toMatchObject([
      {
        product_id: line.product_id,
        score: 4,
        text: "Llegó <b>completo</b>.\n\nUna caja rota.",
        author: "Ana M., Medellín",
        quantity: QUANTITY,
      },
    ]);
    expect(records[0]?.ordered_in).toMatch(/^\d{4}-\d\d$/);
    expect(JSON.stringify(records)).not.toContain(orderNo);
    expect((await ask(EvaluationPage, { query: { shop_id } })).records.map(({ id }) => id)).toContain(one.id);
    for (const src of records[0]?.pictures ?? []) {
      const answer = await shown(src);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { width, exif } = await sharp(bytes).metadata();
      expect([answer.status, answer.headers.get("content-type"), width, exif]).toEqual([200, "image/webp", 240, undefined]);
    }

    const own = async () => (await ask(LineEvaluations, { token, query: { orderNo } })).records[0];
    expect(await own()).toMatchObject({ ...keyOf(line), score: 4, pictures, shows_name: true, can_change: true });
    while ((await own())?.answer === undefined) await new Promise((resolve) => setTimeout(resolve, 300));
    await ask(LineEvaluate, { token, body: { orderNo, ...keyOf(line), score: 2, text: "Se dañó." } });
    const changed = (await saidOf(line.product_id)).records[0];
    expect(changed).toMatchObject({ score: 2, text: "Se dañó.", pictures: [], answer: { text: expect.any(String) } });
    expect([changed?.author, typeof changed?.updated_at]).toEqual([undefined, "string"]);
    expect((await shown(records[0]?.pictures[0])).status).toBe(404);

    await ask(LineEvaluationRemove, { token, params: { id: one.id } });
    expect((await saidOf(line.product_id)).total).toBe(0);
    expect((await refused(LineEvaluationRemove, { token, params: { id: one.id } })).status).toBe(404);
  },
  TIMEOUT_MS,
);

test(
  "what a buyer says is nobody else's to write, read or take back",
  async () => {
    const [buyer, stranger, { line }] = await Promise.all([newBuyer(), newMember(), freshLine()]);
    const orderNo = await received(buyer, line);
    const body = { orderNo, ...keyOf(line), score: 5 };
    const { id } = await ask(LineEvaluate, { token: buyer.token, body });
    const { token } = stranger;
    expect((await refused(LineEvaluate, { token, body })).status).toBe(404);
    expect((await refused(LineEvaluations, { token, query: { orderNo } })).status).toBe(404);
    expect((await refused(LineEvaluationRemove, { token, params: { id } })).status).toBe(404);
    expect((await refused(LineEvaluate, { body })).status).toBe(401);
    const others = await picture(token);
    const gone = "Una de las fotos ya no está disponible. Adjúntela de nuevo.";
    const stolen = { token: buyer.token, body: { ...body, pictures: [others] } };
    expect(await refused(LineEvaluate, stolen)).toEqual({ status: 422, errors: gone });
    const elsewhere = { token: buyer.token, body: { ...body, product_id: "1000001", sku_id: "no" } };
    expect((await refused(LineEvaluate, elsewhere)).status).toBe(404);
    expect((await saidOf(line.product_id)).total).toBe(1);
  },
  TIMEOUT_MS,
);

test(
  "what is too long, leads elsewhere, or is no picture is refused",
  async () => {
    const [buyer, { line }] = await Promise.all([newBuyer(), freshLine()]);
    const { token } = buyer;
    const orderNo = await received(buyer, line);
    const body = { orderNo, ...keyOf(line), score: 3 };
    const statusOf = async (more: object) => (await refused(LineEvaluate, { token, body: { ...body, ...more } })).status;
    expect(await statusOf({ text: "a".repeat(100_000) })).toBe(400);
    expect(await statusOf({ score: 6 })).toBe(400);
    expect(await statusOf({ score: 4.5 })).toBe(400);
    expect(await statusOf({ text: "más barato en https://otra.example" })).toBe(422);
    expect(await statusOf({ text: "llámeme al 300 123 45 67" })).toBe(422);
    expect(await statusOf({ pictures: Array.from({ length: 5 }, (_, index) => `/uploads/${index}.jpg`) })).toBe(400);
    expect(await statusOf({ pictures: ["javascript:alert(1)"] })).toBe(400);
    expect(await statusOf({ pictures: ["/uploads/../../etc/passwd"] })).toBe(422);
    expect(await statusOf({ pictures: [await picture(token, 60)] })).toBe(422);
    const form = new FormData();
    form.append("file", new File(["%PDF-1.7\n"], "a.pdf"));
    expect(await statusOf({ pictures: [(await ask(Upload, { token, body: form })).url] })).toBe(422);
    expect((await saidOf(line.product_id)).total).toBe(0);
    for (const text of HOSTILE_TEXTS) {
      const told = await ask(LineEvaluate, { token, body: { ...body, text } });
      expect(told.product_id).toBe(line.product_id);
    }
  },
  TIMEOUT_MS,
);

test(
  "what is said of a product has an average from five on, and goes with its order and with the account",
  async () => {
    const [buyer, { line }] = await Promise.all([newBuyer(), freshLine()]);
    const { token, email } = buyer;
    const orders = await Promise.all(Array.from({ length: 5 }, () => received(buyer, line)));
    const scores = [5, 4, 4, 5, 3];
    for (const [index, orderNo] of orders.entries()) {
      expect((await saidOf(line.product_id)).average).toBeUndefined();
      await ask(LineEvaluate, { token, body: { orderNo, ...keyOf(line), score: scores[index] } });
    }
    expect(await saidOf(line.product_id)).toMatchObject({ total: 5, average: 4.2 });
    const second = await ask(EvaluationPage, { query: { product_id: line.product_id, currPage: 2, pageSize: 3 } });
    expect([second.records.length, second.total, second.average]).toEqual([2, 5, 4.2]);
    await ask(LegacyOrderDestroy, { token, body: { orderNo: orders[0] } });
    expect(await saidOf(line.product_id)).toMatchObject({ total: 4 });
    expect((await refused(LineEvaluate, { token, body: { orderNo: orders[0], ...keyOf(line), score: 1 } })).status).toBe(404);
    const src = await picture(token);
    await ask(LineEvaluate, { token, body: { orderNo: orders[1], ...keyOf(line), score: 1, pictures: [src] } });
    const address = (await saidOf(line.product_id)).records.flatMap(({ pictures }) => pictures)[0];
    expect((await shown(address)).status).toBe(200);
    await ask(AccountCancelCode, { body: await newTicket(), token });
    await ask(AccountCancel, { body: { code: await lastCode(email) }, token });
    expect(await saidOf(line.product_id)).toEqual({ records: [], total: 0 });
    expect((await shown(address)).status).toBe(404);
  },
  TIMEOUT_MS,
);

test(
  "what is said of goods follows the evaluation of the whole order, which stays as it is",
  async () => {
    const [buyer, { line }] = await Promise.all([newBuyer(), freshLine()]);
    const { token } = buyer;
    const orderNo = await received(buyer, line);
    await ask(LegacyOrderEvaluate, { token, body: { orderNo, score: 5, comment: "Bien" } });
    await ask(LineEvaluate, { token, body: { orderNo, ...keyOf(line), score: 2 } });
    const order = await ask(OrderDetail, { token, query: { orderNo } });
    expect(order).toMatchObject({ status: "evaluated", evaluation: { score: 5, comment: "Bien" } });
    await ask(LegacyOrderDestroy, { token, body: { orderNo } });
  },
  TIMEOUT_MS,
);

test.each(["0", "x", "999999999999", "a".repeat(64)])("nothing is said of the shop %j", async (shop_id) => {
  expect(await ask(EvaluationPage, { query: { shop_id } })).toEqual({ records: [], total: 0 });
});
