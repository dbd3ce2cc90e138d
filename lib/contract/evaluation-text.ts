/** Limit of characters, counted after `cleanedText`. */
export const EVALUATION_TEXT_MAX = 2000;

export const EVALUATION_PICTURES_MAX = 4;

export const AVERAGE_FROM = 5;

/** Days in which an author can change an evaluation; deleting it is always possible. */
export const EVALUATION_CHANGE_DAYS = 30;

/** Removes control, invisible and bidirectional characters, and repeated spaces and blank lines. */
export const cleanedText = (typed: string): string =>
  typed
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{C}\n\t]/gu, "")
    .replaceAll(/[\t ]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();

// These patterns take linear time on any input.
const LINK = /https?:|www\.|[\p{L}\d]\.(?:(?:com|net|org|cn|shop|store|xyz)(?![\p{L}\d])|me\/)/iu;
/** Domains that are also words. `bueno.Top` is a sentence after a missing space, so these count only in all lower or all upper case. */
const SHORT_LINK = /[\p{L}\d]\.(?:co|CO|info|INFO|io|IO|ly|LY|top|TOP)(?![\p{L}\d])/u;
const MAILBOX = /[^\s@]@[^\s@]/;
/** Matches Colombian mobile numbers with usual separators, international numbers, and ten digits in a row. */
const PHONE = /(?<!\d)3\d\d[ .()-]{0,2}\d{3}[ .-]?\d\d[ .-]?\d\d(?!\d)|\+\d[\d ().-]{8}|\d{10}/;

/** Links, e-mail addresses and phone numbers may not be published. */
export const leadsElsewhere = (text: string): boolean => [LINK, SHORT_LINK, MAILBOX, PHONE].some((pattern) => pattern.test(text));
