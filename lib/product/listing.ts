/** Goods on a page of a listing. */
export const LISTING_SIZE = 24;
