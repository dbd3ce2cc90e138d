import "server-only";
import { createHash } from "node:crypto";

/**
 * Tells the browser which links it may render ahead when a person is about to follow them (hover, touch).
 * The browser leaves it out when data or power is to be saved. Only public pages are named: nothing personal, nothing that writes.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        href_matches: [
          "/",
          "/product/*",
          "/shop/*",
          "/screen/product?parent_product_type_id=*",
          "/productsIn?*",
          "/entitymarket*",
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/** By which a policy with a nonce lets them in: they are the same on every page. */
export const SPECULATION_HASH = createHash("sha256").update(SPECULATION_RULES).digest("base64");
