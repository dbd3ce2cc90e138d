import "server-only";
import { isIP } from "node:net";

/** The client's address, for the gateway's rate limits. Only the last entry of the header comes from the site's server; earlier ones may be forged. */
export function visitorAddressHeader(headers: Headers): { "x-forwarded-for"?: string } {
  const address = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";
  return isIP(address) ? { "x-forwarded-for": address } : {};
}
