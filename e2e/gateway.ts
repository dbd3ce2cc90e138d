import { type APIRequestContext, expect } from "@playwright/test";
import { z } from "zod";

/** See `Fault` in gateway/switches/faults.ts. Malformed JSON: `{ body: "{" }`. */
export type Fault = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Limits the fault to requests whose URL, compact JSON body or bearer contains this. */
  match?: string;
  latency_ms?: number;
  status?: number;
  body?: string;
  dropped?: boolean;
  count?: number;
};

export type Gateway = {
  /** Makes a call, by its path in the contract, fail until the test ends. */
  fault: (call: string, fault: Fault) => Promise<void>;
  /** Removes this test's faults. */
  reset: () => Promise<void>;
  /** Changes a product's price in US dollars, tiers in proportion. */
  setPrice: (productId: string, price: number) => Promise<void>;
  /** Adds a copy of a product to the catalogue. Returns its id. */
  addProductLike: (like: string) => Promise<string>;
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
      // 404: already expired.
      for (const id of set) await request.delete(at(`/faults/${id}`));
      set.clear();
    },
    async setPrice(productId, price) {
      const response = await request.put(at(`/products/${productId}/price`), { data: { price } });
      expect(response.status(), await response.text()).toBe(200);
    },
    async addProductLike(like) {
      const response = await request.post(at("/products"), { data: { like } });
      expect(response.status(), await response.text()).toBe(200);
      return String(Numbered.parse(await response.json()).id);
    },
  };
  await use(gateway);
  await gateway.reset();
}
