import { channel } from "node:diagnostics_channel";
import { SpanKind } from "@opentelemetry/api";
import { spanned } from "../../telemetry/spans.ts";

/** Where each call of the gateway is told of, for whoever counts them in this process. */
export const CALLS_CHANNEL = "storefront.gateway-call";

const calls = channel(CALLS_CHANNEL);

/** Tells of a call by its path in the contract, never by its address: how it ended, and after how many seconds. It is a span of the page. Costs nothing where nobody counts. */
export async function told<T extends { status: number }>(call: string, work: () => Promise<T>): Promise<T> {
  const asked = () => spanned({ name: `call ${call}`, kind: SpanKind.CLIENT }, work);
  if (!calls.hasSubscribers) return asked();
  const begun = performance.now();
  const tell = (outcome: string) => calls.publish({ call, outcome, seconds: (performance.now() - begun) / 1000 });
  try {
    const reply = await asked();
    tell(`${Math.floor(reply.status / 100)}xx`);
    return reply;
  } catch (error) {
    tell(error instanceof Error && error.name === "TimeoutError" ? "late" : "unreachable");
    throw error;
  }
}
