/** Removes the secret of a shared list (`/list/{share}`). */
export const redactSecret = (address: string): string => address.replaceAll(/\/list\/[^/?#\s]+/g, "/list/:share");

/** Path without query and secrets, for spans and events. */
export const redactPath = (address: string): string => redactSecret(address.split("?", 1).join(""));
