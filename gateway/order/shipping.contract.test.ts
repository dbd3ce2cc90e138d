import { AccountCancel, AccountCancelCode } from "../../lib/contract/account.ts";
import { OrderDetail, OrderReceive } from "../../lib/contract/order.ts";
import { Upload } from "../../lib/contract/upload.ts";
import { type Buyer, newBuyer, newOrder, pay, waitForOrder } from "../buyer.fixture.ts";
import {
  ask,
  gatewayAddress,
  lastCode,
  newMember,
  newTicket,
  outboxMessages,
  refused,
  waitForMessage,
} from "../client.fixture.ts";

const TIMEOUT_MS = 90_000;

/** A shipped order, once it has all of its papers. */
async function withPapers(buyer: Buyer) {
  const orderNo = await newOrder(buyer);
  await pay(buyer, orderNo);
  await waitForOrder(buyer, orderNo, "shipped");
  await waitForMessage(buyer.email, "Ya hay conocimiento de embarque");
  await waitForMessage(buyer.email, "Hay fotos del cargue de su pedido");
  return ask(OrderDetail, { token: buyer.token, query: { orderNo } });
}

const read = (url: string, token?: string) =>
  fetch(gatewayAddress(url), { ...(token && { headers: { authorization: `Bearer ${token}` } }) });

const attach = (orderNo: string, photos: object[]) =>
  fetch(gatewayAddress(`/_test/orders/${orderNo}/photos`), {
    method: "POST",
    body: JSON.stringify({ photos }),
    headers: { "content-type": "application/json" },
  });

async function upload(token: string): Promise<string> {
  const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const body = new FormData();
  body.append("file", new File([Buffer.from(pixel, "base64")], "cargue.png", { type: "image/png" }));
  return (await ask(Upload, { token, body })).url;
}

test(
  "a shipped order gets its bill of lading and photos, which nobody else reads, and they go with the account",
  async () => {
    const buyer = await newBuyer();
    const { orderNo, lading, loading_photos: photos = [] } = await withPapers(buyer);
    expect(lading).toMatchObject({
      number: expect.stringMatching(/^SIM\d{9}$/),
      container: expect.stringMatching(/^SIMU\d{7}$/),
    });
    expect(photos).toHaveLength(3);
    const { token: stranger } = await newMember();
    for (const { url, alt } of photos ?? []) {
      expect(alt).toContain("entorno de pruebas");
      const photo = await read(url, buyer.token);
      expect([photo.status, photo.headers.get("content-type")]).toEqual([200, "image/webp"]);
      expect((await photo.arrayBuffer()).byteLength).toBeGreaterThan(5000);
      expect([(await read(url)).status, (await read(url, stranger)).status]).toEqual([401, 404]);
    }
    expect((await refused(OrderDetail, { token: stranger, query: { orderNo } })).status).toBe(404);
    const told = (await outboxMessages(buyer.email)).map(({ subject }) => subject);
    for (const subject of ["Su pedido va en camino", "Hay fotos del cargue de su pedido", "Ya hay conocimiento de embarque"])
      expect(told.filter((one) => one === subject)).toHaveLength(1);
    expect((await waitForMessage(buyer.email, "Su pedido va en camino")).text).toContain("lista de empaque");
    await ask(OrderReceive, { token: buyer.token, query: { orderNo } });
    await ask(AccountCancelCode, { body: await newTicket(), token: buyer.token });
    await ask(AccountCancel, { body: { code: await lastCode(buyer.email) }, token: buyer.token });
    expect((await read(photos?.[0]?.url ?? "", buyer.token)).status).toBe(401);
  },
  TIMEOUT_MS,
);

test("an order that is not shipped has none of them", async () => {
  const buyer = await newBuyer();
  const order = await ask(OrderDetail, { token: buyer.token, query: { orderNo: await newOrder(buyer) } });
  expect([order.lading, order.loading_photos]).toEqual([undefined, undefined]);
});

test("a tester attaches photos that the order's member uploaded, and nobody else's", async () => {
  const [buyer, stranger] = [await newBuyer(), await newMember()];
  const orderNo = await newOrder(buyer);
  const [own, foreign] = [await upload(buyer.token), await upload(stranger.token)];
  expect((await attach(orderNo, [{ url: foreign, alt: "Ajena" }])).status).toBe(422);
  expect((await attach("000000000000", [{ url: own, alt: "Ninguna" }])).status).toBe(404);
  expect((await attach(orderNo, [])).status).toBe(400);
  expect((await attach(orderNo, [{ url: own, alt: "Estiba 1" }])).status).toBe(200);
  const { loading_photos: photos } = await ask(OrderDetail, { token: buyer.token, query: { orderNo } });
  expect(photos).toEqual([{ url: own, alt: "Estiba 1", taken_at: expect.any(String) }]);
  expect((await waitForMessage(buyer.email, "Hay fotos del cargue de su pedido")).text).toContain("una foto nueva");
});
