import { boundedBody } from "./body";

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://site/", { method: "POST", body, headers, ...(body instanceof ReadableStream && { duplex: "half" }) });

const stream = (chunks: number, size: number, read: () => void) =>
  new ReadableStream({
    pull(controller) {
      if (chunks-- === 0) return controller.close();
      read();
      controller.enqueue(new Uint8Array(size));
    },
  });

test("a body within the limit is read whole", async () => {
  expect(new TextDecoder().decode(await boundedBody(post("tazas"), 5))).toBe("tazas");
  expect(await boundedBody(new Request("http://site/"), 5)).toHaveLength(0);
});

test("one that says it is larger is not read, one that does not say so is read no further than the limit", async () => {
  const read = jest.fn();
  expect(await boundedBody(post(stream(50, 1000, read), { "content-length": "50000" }), 10_000)).toBeUndefined();
  expect(read.mock.calls.length).toBeLessThan(3);
  expect(await boundedBody(post(stream(5000, 1000, read)), 10_000)).toBeUndefined();
  expect(read.mock.calls.length).toBeLessThan(20);
});
