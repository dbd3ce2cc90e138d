const PORT_OFFSET = 10;
const PORT_MAX = 65_535;

/** Default port of the outbox. Never the gateway's own, which may be public. */
export const outboxPort = (gatewayPort: number): number =>
  gatewayPort + PORT_OFFSET > PORT_MAX ? gatewayPort - PORT_OFFSET : gatewayPort + PORT_OFFSET;

/** For tests: an address of the outbox at GATEWAY_URL or OUTBOX_URL. */
export function outboxAddress(path: string): URL {
  const { GATEWAY_URL, OUTBOX_URL } = process.env;
  if (OUTBOX_URL) return new URL(path, OUTBOX_URL);
  if (!GATEWAY_URL) throw new Error("GATEWAY_URL is not set: codes are read in the outbox of a running gateway");
  const url = new URL(path, GATEWAY_URL);
  url.port = String(outboxPort(Number(url.port)));
  return url;
}
