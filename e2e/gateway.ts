import { type APIRequestContext, expect } from "@playwright/test";
import { z } from "zod";

/** What goes wrong: see `Fault` in gateway/switches/faults.ts. A malformed body is one that is no JSON: `{ body: "{" }`. */
export type Fault = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Only for requests whose address, body as compact JSON, or bearer contains this: name what only your journey uses. */
  match?: string;
  latency_ms?: number;
  status?: number;
  body?: string;
  dropped?: boolean;
  count?: number;
};

export type Gateway = {
  /** Makes a call fail, named by its path in the contract (`national/cart/list`, `/member/notify/{id}`), until the test ends. */
  fault: (call: string, fault: Fault) => Promise<void>;
  /** Ends the faults that this test has set, and nobody else's. */
  reset: () => Promise<void>;
  /** Gives a product another price, in US dollars; its tiers move in proportion. */
  setPrice: (productId: string, price: number) => Promise<void>;
  /** Brings new goods that are in all like a product; answers their identifier. */
  bringGoods: (like: string) => Promise<string>;
};

const Numbered = z.object({ id: z.number() });

/**
 * The staging gateway's switches at GATEWAY_URL, for tests with `@faults` in their title: they are left out where
 * GATEWAY_URL is not set, as on a remote staging.
 */
export async function gatewayFixture({ request }: { request: APIRequestContext }, use: (gateway: Gateway) => Promise<void>) {
  const at = (path: string) => new URL(`/_test${path}`, process.env.GATEWAY_URL).href;
  const set = new Set<number>();
  const gateway: Gateway = {
    async fault(call, fault) {
      const response = await request.post(at("/faults"), { data: { call, ...fault } });
      expect(response.status(), await response.text()).toBe(200);
      set.add(Numbered.parse(await response.json()).id);
    },
    async reset() {
      // One that has run out by itself answers 404.
      for (const id of set) await request.delete(at(`/faults/${id}`));
      set.clear();
    },
    async setPrice(productId, price) {
      const response = await request.put(at(`/products/${productId}/price`), { data: { price } });
      expect(response.status(), await response.text()).toBe(200);
    },
    async bringGoods(like) {
      const response = await request.post(at("/products"), { data: { like } });
      expect(response.status(), await response.text()).toBe(200);
      return String(Numbered.parse(await response.json()).id);
    },
  };
  await use(gateway);
  await gateway.reset();
}
