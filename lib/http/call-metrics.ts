import { channel } from "node:diagnostics_channel";
import { SpanKind } from "@opentelemetry/api";
import { withSpan } from "../../telemetry/spans.ts";

export const CALLS_CHANNEL = "storefront.gateway-call";

const calls = channel(CALLS_CHANNEL);

/** Makes a call in a span and publishes its outcome and seconds. `call`: path pattern, since the real address may have personal data. */
export async function measureCall<T extends { status: number }>(call: string, send: () => Promise<T>): Promise<T> {
  const sendCall = () => withSpan({ name: `call ${call}`, kind: SpanKind.CLIENT }, send);
  if (!calls.hasSubscribers) return sendCall();
  const startedAt = performance.now();
  const publish = (outcome: string) => calls.publish({ call, outcome, seconds: (performance.now() - startedAt) / 1000 });
  try {
    const reply = await sendCall();
    publish(`${Math.floor(reply.status / 100)}xx`);
    return reply;
  } catch (error) {
    publish(error instanceof Error && error.name === "TimeoutError" ? "late" : "unreachable");
    throw error;
  }
}
