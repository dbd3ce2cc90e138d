// This file has no schemas, so that browsers can load it without the schema library.

export const PASSWORD_LENGTH_MIN = 8;

export const CODE_DIGITS = 6;

export const QUANTITY_MAX = 1_000_000;

export const CART_LINES_MAX = 200;

export const PAGE_SIZE_MAX = 100;
export const PAGE_NUMBER_MAX = 100_000;
export const STATUS_LENGTH_MAX = 40;
export const KEYWORD_LENGTH_MAX = 200;

// Characters of an order's texts.
export const PURCHASE_ORDER_MAX = 40;
export const ORDER_NOTE_MAX = 500;
export const ORDER_REASON_MAX = 300;
export const ORDER_COMMENT_MAX = 1000;

/** Days from an order, during which its prices hold and a bank transfer is awaited. */
export const ORDER_VALID_DAYS = 15;

/** Per member. */
export const PUSH_BROWSERS_MAX = 10;
