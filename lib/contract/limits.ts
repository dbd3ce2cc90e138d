// This file has no schemas, so that browsers can load it without the schema library.

export const PASSWORD_LENGTH_MIN = 8;

export const CODE_DIGITS = 6;

export const QUANTITY_MAX = 1_000_000;

export const CART_LINES_MAX = 200;

/** Characters of what an inquiry says of the goods. */
export const DETAILS_MAX = 5000;

export const PAGE_SIZE_MAX = 100;
export const PAGE_NUMBER_MAX = 100_000;
export const STATUS_LENGTH_MAX = 40;
export const KEYWORD_LENGTH_MAX = 200;

// Limits of an order's texts, in characters.
export const PURCHASE_ORDER_MAX = 40;
export const ORDER_NOTE_MAX = 500;
export const ORDER_REASON_MAX = 300;
export const ORDER_COMMENT_MAX = 1000;

/** Days after an order in which the gateway awaits a bank transfer. Also the default of PROFORMA_DAYS, for which prices hold. */
export const ORDER_VALID_DAYS = 15;

/** Browsers of one member that can get push messages. */
export const PUSH_BROWSERS_MAX = 10;
