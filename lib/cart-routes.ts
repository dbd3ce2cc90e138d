import { loginFor } from "./session/login-address.ts";
import { withQuery } from "./with-query.ts";

type CheckoutQuery = {
  cart_ids?: string[] | undefined;
  lines?: { product_id: string; sku_id?: string | undefined; quantity: number }[] | undefined;
  offer_id?: string | undefined;
  offer_quantity?: number | undefined;
  address_id?: string | undefined;
};

/** Apart from lib/routes.ts, so that the cart page loads these addresses only. */
export const cartRoutes = {
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  shop: (id: string) => `/shop/${encodeURIComponent(id)}`,
  goods: "/shop/product",
  cart: "/cart",
  references: "/cart/references",
  checkoutFor: ({ cart_ids: ids = [], lines = [], offer_id, offer_quantity, address_id }: CheckoutQuery) => {
    const [line, ...others] = lines;
    if (others.length > 0) throw new Error("a checkout's address has room for one line");
    return withQuery("/checkout", { cart_ids: ids.join(","), ...line, offer_id, offer_quantity, address_id });
  },
  loginFor,
  quote: "/cantFind",
  quoteWith: (query: Record<string, string>) => withQuery("/cantFind", query),
};
