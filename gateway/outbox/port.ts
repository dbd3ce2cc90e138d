const APART = 10;
const HIGHEST = 65_535;

/**
 * The port on which the outbox of a gateway listens unless another is configured. Never the gateway's own, which a proxy may lead
 * the world to: browsers reach the chat and the payment page there.
 */
export const outboxPort = (gatewayPort: number): number =>
  gatewayPort + APART > HIGHEST ? gatewayPort - APART : gatewayPort + APART;

/** For tests: a page of the outbox of the gateway at `GATEWAY_URL`, or of that at `OUTBOX_URL`. */
export function outboxAddress(path: string): URL {
  const { GATEWAY_URL, OUTBOX_URL } = process.env;
  if (OUTBOX_URL) return new URL(path, OUTBOX_URL);
  if (!GATEWAY_URL) throw new Error("GATEWAY_URL is not set: codes are read in the outbox of a running gateway");
  const url = new URL(path, GATEWAY_URL);
  url.port = String(outboxPort(Number(url.port)));
  return url;
}
