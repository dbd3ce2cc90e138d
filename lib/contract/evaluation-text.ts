/** Characters of what is said of goods, once it is cleaned. */
export const EVALUATION_TEXT_MAX = 2000;

/** Pictures of one evaluation. */
export const EVALUATION_PICTURES_MAX = 4;

/** Evaluations from which on an average is told. */
export const AVERAGE_FROM = 5;

/** Days in which its author may change an evaluation; it can be taken back at any time. */
export const EVALUATION_CHANGE_DAYS = 30;

/** What a person typed, as it is kept: no control or invisible characters, no marks that turn the direction of writing, no runs of blank lines. */
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

// None of these grows with the square of a text.
const LINK = /https?:|www\.|[\p{L}\d]\.(?:com|net|org|co|cn|shop|store|info|io|me|ly|xyz|top)(?![\p{L}\d])/iu;
const MAILBOX = /[^\s@]@[^\s@]/;
/** A Colombian mobile however its digits are parted, any number with the sign of its country, or ten digits and more. */
const PHONE = /(?<!\d)3\d\d[ .()-]{0,2}\d{3}[ .-]?\d\d[ .-]?\d\d(?!\d)|\+\d[\d ().-]{8}|\d{10}/;

/** Whether a text leads out of the page: a link, an e-mail or a phone, which do not belong into what everybody reads. */
export const leadsElsewhere = (text: string): boolean => [LINK, MAILBOX, PHONE].some((pattern) => pattern.test(text));
