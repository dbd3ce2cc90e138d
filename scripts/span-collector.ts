import { once } from "node:events";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { z } from "zod";

const Attribute = z.object({ key: z.string(), value: z.object({ stringValue: z.string().optional() }) });
const Exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(Attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: z.array(Attribute).default([]),
            }),
          ),
        }),
      ),
    }),
  ),
});

export type SentSpan = {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string | undefined;
  name: string;
  attributes: Record<string, string>;
};

const textAttributes = (attributes: z.output<typeof Attribute>[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? ""]));

function spansIn(body: unknown): SentSpan[] {
  return Exported.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = textAttributes(resource.attributes)["service.name"] ?? "";
    const spans = scopeSpans.flatMap((scope) => scope.spans);
    return spans.map((span) => ({ ...span, service, attributes: textAttributes(span.attributes) }));
  });
}

/** Collects spans sent by OTLP over HTTP as JSON. */
export async function collectSpans(): Promise<{ address: string; spans: SentSpan[]; close: () => void }> {
  const spans: SentSpan[] = [];
  const server = createServer(async (request, response) => {
    spans.push(...spansIn(await json(request)));
    response.setHeader("content-type", "application/json").end("{}");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return { address: `http://127.0.0.1:${port}`, spans, close: () => void server.close().closeAllConnections() };
}
