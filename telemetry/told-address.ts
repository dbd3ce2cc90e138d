/** An address as others may be told of it: not with the secret of a shared list (`/list/{share}`), which shows the list to whoever knows it. */
export const withoutSecret = (address: string): string => address.replaceAll(/\/list\/[^/?#\s]+/g, "/list/:share");

/** The path of an address, for a span or an event: not its query, where people type, nor a secret. */
export const toldPath = (address: string): string => withoutSecret(address.split("?", 1).join(""));
