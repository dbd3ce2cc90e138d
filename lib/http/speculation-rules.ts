import { createHash } from "node:crypto";

/**
 * Tells the browser which links it may render ahead when a person is about to follow them (hover, touch).
 * The browser leaves it out when data or power is to be saved. Only regenerated public pages are named: nothing personal, nothing that writes.
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

/** The rules as a content security policy names them: a policy with a nonce lets no other inline script in. */
export const SPECULATION_RULES_HASH = `sha256-${createHash("sha256").update(SPECULATION_RULES).digest("base64")}`;
