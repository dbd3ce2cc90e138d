import "server-only";
import { isIP } from "node:net";

/** Client address for the gateway's rate limits: only the last entry comes from our own server, earlier ones may be forged. */
export function visitorAddressHeader(headers: Headers): { "x-forwarded-for"?: string } {
  const address = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";
  return isIP(address) ? { "x-forwarded-for": address } : {};
}
