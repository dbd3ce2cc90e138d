// Apart from the schemas, so that a browser can know them without loading those.

/** Most units of one line of a cart or an order. */
export const QUANTITY_MAX = 1_000_000;

/** Most lines of a cart, a guest's or a member's. */
export const CART_LINES_MAX = 200;

/** Records of a page at most. */
export const PAGE_SIZE_MAX = 100;

/** Characters of the member's own number for a purchase. */
export const PURCHASE_ORDER_MAX = 40;

/** Browsers in which one member has notifications. */
export const PUSH_BROWSERS_MAX = 10;
