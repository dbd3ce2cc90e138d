// Apart from the figures, so that a page can know whether there are any without loading them.

/** Under which name this browser keeps a buyer's figures. */
export const STORED = "landing";
/** The part of an address's fragment that figures go along in. */
export const SHARED = "cifras";
