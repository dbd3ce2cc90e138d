import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { NoticeList } from "../../lib/contract/notice.ts";
import { ask } from "../test-client.ts";

const Made = z.object({ id: z.number().optional() });

async function turn(method: string, path: string, body: object): Promise<number | undefined> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${process.env.GATEWAY_URL}/_test${path}`, { method, body: JSON.stringify(body), headers });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return Made.parse(await response.json()).id;
}

export const changePrice = (id: string, price: number) => turn("PUT", `/products/${id}/price`, { price });

export const bringGoods = async (like: string, price?: number): Promise<string> =>
  String(await turn("POST", "/products", { like, ...(price !== undefined && { price }) }));

export const watchNotices = async (token: string) =>
  (await ask(NoticeList, { token, query: { kind: "watch", pageSize: 100 } })).records;

/** Waits until there are `count`. */
export async function noticesOnce(token: string, count: number) {
  for (let tries = 0; tries < 150; tries += 1) {
    const notices = await watchNotices(token);
    if (notices.length >= count) return notices;
    await wait(200);
  }
  throw new Error("messages are missing");
}
