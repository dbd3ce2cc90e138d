import { z } from "zod";
import { NoticeList } from "../../lib/contract/notice.ts";
import { ask, waitFor } from "../client.fixture.ts";

const CreatedProduct = z.object({ id: z.number().optional() });

async function callSwitch(method: string, path: string, body: object): Promise<number | undefined> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${process.env.GATEWAY_URL}/_test${path}`, { method, body: JSON.stringify(body), headers });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return CreatedProduct.parse(await response.json()).id;
}

export const changePrice = (id: string, price: number) => callSwitch("PUT", `/products/${id}/price`, { price });

export const addProductLike = async (like: string, price?: number): Promise<string> =>
  String(await callSwitch("POST", "/products", { like, ...(price !== undefined && { price }) }));

export const watchNotices = async (token: string) =>
  (await ask(NoticeList, { token, query: { kind: "watch", pageSize: 100 } })).records;

/** All messages about watched things, once there are `count`. */
export const waitForNotices = (token: string, count: number) =>
  waitFor(`${count} messages`, async () => {
    const notices = await watchNotices(token);
    return notices.length >= count ? notices : undefined;
  });
