import "server-only";
import { isIP } from "node:net";

/**
 * The header that names a visitor to the gateway, whose limits would otherwise count the whole site as one. The last entry is
 * what the nearest server saw; those before it can be anything that the visitor wrote.
 */
export function visitorAddress(headers: Headers): { "x-forwarded-for"?: string } {
  const address = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";
  return isIP(address) ? { "x-forwarded-for": address } : {};
}
