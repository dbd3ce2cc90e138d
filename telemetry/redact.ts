/** Removes the secret of a shared list (`/list/{share}`). */
export const redactSecret = (address: string): string => address.replaceAll(/\/list\/[^/?#\s]+/g, "/list/:share");

/** Path without query and secrets, for spans and events. */
export const redactPath = (address: string): string => redactSecret(address.split("?", 1).join(""));

/** E-mails (`ana@example.co`), bearers, tokens (`eyJ…`), and numbers as long as a phone's that are no part of an address or an id. */
const PERSONAL =
  /[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+|\bbearer\s+\S+|\beyJ[\w-]+(?:\.[\w-]+)*|(?<![\w./:-])\+?\d[\d ]{8,}\d(?![\w-])/gi;

export const redactPersons = (sentence: string): string => sentence.replace(PERSONAL, "…");
