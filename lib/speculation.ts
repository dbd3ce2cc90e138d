/**
 * Tells the browser which links it may render ahead when a person is about to follow them (hover, touch).
 * The browser leaves it out when data or power is to be saved. Only regenerated public pages are named: nothing personal, nothing that writes.
 */
const RULES = {
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
};

/** The rules as they stand in a page: the content security policy knows them by the hash of this text. */
export const SPECULATION_RULES = JSON.stringify(RULES);
