import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Agent, request } from "undici";
import { z } from "zod";

/** The load of `npm run bench -- --scale`, all from this process and this machine. */
const AT_ONCE = 32;
const WORDS = ["termo", "bolso", "lámpara", "juguete", "cuaderno", "taza", "cable", "silla", "reloj", "paraguas"];

const dispatcher = new Agent({ connections: AT_ONCE });
const HTML = { accept: "text/html", "accept-encoding": "gzip" };

/** One request; rejects where nobody answers, or with 400 and above. */
async function answered(url: string, options: { method?: "GET" | "POST"; body?: string; headers?: Record<string, string> } = {}) {
  const answer = await request(url, { dispatcher, method: "GET", ...options });
  await answer.body.dump();
  if (answer.statusCode >= 400) throw new Error(`${url} answered ${answer.statusCode}`);
}

/** Does `work` again and again, `atOnce` at a time, for `seconds`. Returns how often per second; rejects with the first failure. */
async function rate(work: (turn: number) => Promise<unknown>, seconds: number, atOnce = AT_ONCE): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let turn = 0;
  let done = 0;
  const one = async () => {
    while (performance.now() < end) {
      turn += 1;
      await work(turn);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return Math.round((done / seconds) * 10) / 10;
}

const Found = z.object({ records: z.array(z.object({ productId: z.string() })) });

/** Identifiers of products, none twice. */
export async function readProducts(gateway: string, many: number): Promise<string[]> {
  const ids = new Set<string>();
  for (let page = 1; ids.size < many && page <= Math.ceil(many / 100) + 5; page += 1) {
    const body = JSON.stringify({ currPage: page, pageSize: 100 });
    const answer = await request(`${gateway}/base3/productquery/v1/products/search`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    for (const { productId } of Found.parse(await answer.body.json()).records) ids.add(productId);
  }
  return [...ids];
}

export const cachedPages = (site: string, seconds: number) =>
  rate(() => answered(`${site}/shop/factory`, { headers: HTML }), seconds);

/** Needs more products than it can ask for in `seconds`: a page that is asked for twice comes from the cache. */
export const coldPages = (site: string, products: readonly string[], seconds: number) =>
  rate((turn) => answered(`${site}/product/${products[turn % products.length]}`, { headers: HTML }), seconds, 8);

export const searches = (gateways: readonly string[], seconds: number) =>
  rate(
    (turn) => {
      const body = JSON.stringify({
        keyword: `${WORDS[turn % WORDS.length]} ${WORDS[randomInt(WORDS.length)]}`,
        currPage: 1 + randomInt(5),
      });
      const url = `${gateways[turn % gateways.length]}/base3/productquery/v1/products/search`;
      return answered(url, { method: "POST", headers: { "content-type": "application/json" }, body });
    },
    seconds,
    16,
  );

export const orders = (place: (turn: number) => Promise<unknown>, seconds: number) => rate(place, seconds, 8);

/** Asks for pages during `event`, then for `seconds` more and until there were `requests`. Counts requests and failures. */
export async function lossDuring(
  pages: readonly string[],
  event: () => Promise<unknown> | unknown,
  { seconds = 0, requests = 0 } = {},
) {
  let [sent, failed, first, last, isOver] = [0, 0, 0, 0, false];
  const one = async () => {
    while (!isOver) {
      sent += 1;
      await answered(pages[randomInt(pages.length)] ?? "", { headers: HTML }).catch(() => {
        failed += 1;
        last = performance.now();
        first ||= last;
      });
    }
  };
  const all = Promise.all(Array.from({ length: 16 }, one));
  await wait(1000);
  await event();
  await wait(seconds * 1000);
  while (sent < requests) await wait(100);
  isOver = true;
  await all;
  return { requests: sent, failed, "seconds with failures": Math.round((last - first) / 100) / 10 };
}
