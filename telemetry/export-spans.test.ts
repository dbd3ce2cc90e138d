import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { spanRedaction } from "./export-spans";

const SHARE = "Zk3_Qv9-tB7mXw2LrN8pYd5JhC1sFg0A";

test("a span of the framework leaves with neither what people typed nor the secret of a shared list", () => {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({ spanProcessors: [spanRedaction, new SimpleSpanProcessor({ exporter })] });
  const address = `/list/${SHARE}/lista.pdf?email=ana@example.co`;
  const attributes = { "http.target": address, "http.url": `http://gateway:4000/buyer${address}` };
  const span = provider.getTracer("next").startSpan(`GET ${address}`, { attributes });
  span.updateName(`fetch GET http://gateway:4000/buyer${address}`);
  span.setAttribute("next.span_name", `fetch GET ${address}`);
  span.end();
  const [left] = exporter.getFinishedSpans();
  expect(left?.name).toBe("fetch GET http://gateway:4000/buyer/list/:share/lista.pdf");
  expect(left?.attributes).toEqual({
    "http.target": "/list/:share/lista.pdf",
    "http.url": "http://gateway:4000/buyer/list/:share/lista.pdf",
    "next.span_name": left?.name,
  });
});
