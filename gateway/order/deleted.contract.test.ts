import { setTimeout as wait } from "node:timers/promises";
import { LegacyOrderDestroy } from "../../lib/contract/legacy-order.ts";
import { NoticeList } from "../../lib/contract/notice.ts";
import { OrderReceive } from "../../lib/contract/order.ts";
import { newBuyer, newOrder, pay, waitForOrder } from "../buyer.fixture.ts";
import { ask, waitFor } from "../client.fixture.ts";

const PAPERS = ["Hay fotos del cargue de su pedido", "Ya hay conocimiento de embarque"];

test("an order that is deleted before its papers come is not told of any more", async () => {
  const buyer = await newBuyer();
  const { token } = buyer;
  const [deleted, kept] = [await newOrder(buyer), await newOrder(buyer)];
  await pay(buyer, kept);
  await pay(buyer, deleted);
  await waitForOrder(buyer, deleted, "shipped");
  await ask(OrderReceive, { token, query: { orderNo: deleted } });
  await ask(LegacyOrderDestroy, { token, body: { orderNo: deleted } });
  const noticesOf = async (orderNo: string) =>
    (await ask(NoticeList, { token, query: { keyword: orderNo, pageSize: 100 } })).records.map(({ title }) => title);
  await waitFor("papers of the other order", async () => {
    const titles = await noticesOf(kept);
    return PAPERS.every((title) => titles.includes(title)) || undefined;
  });
  await wait(2000);
  const told = await noticesOf(deleted);
  expect(PAPERS.filter((title) => told.includes(title))).toEqual([]);
});
