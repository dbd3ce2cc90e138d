/** Removes the secret of a shared list (`/list/{share}`). */
export const withoutSecret = (address: string): string => address.replaceAll(/\/list\/[^/?#\s]+/g, "/list/:share");

/** Path without query and secrets, for spans and events. */
export const toldPath = (address: string): string => withoutSecret(address.split("?", 1).join(""));
