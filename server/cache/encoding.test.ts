import { gunzipSync, gzipSync } from "node:zlib";
import { bodyIn, codingFor, isCompressible } from "./encoding";

const page = { contentType: "text/html; charset=utf-8", bodies: { identity: Buffer.from("página") } };

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", "identity"],
  ["gzip;q=0", "identity"],
  ["*", "br"],
  ["", "identity"],
  [undefined, "identity"],
])("a browser that accepts %p gets %s", (accepted, coding) => {
  expect(codingFor(accepted, page)).toBe(coding);
});

test("pictures are sent as they are", () => {
  expect(codingFor("br", { ...page, contentType: "image/avif" })).toBe("identity");
  expect(["text/html", "application/json", "image/svg+xml", "application/rss+xml"].every(isCompressible)).toBe(true);
  expect(["image/jpeg", "video/mp4", "application/pdf", ""].some(isCompressible)).toBe(false);
});

test("an empty body stays empty", () => {
  expect(codingFor("br", { ...page, bodies: { identity: Buffer.alloc(0) } })).toBe("identity");
});

test("a body that is kept in one encoding is given in any other", async () => {
  const bodies = { gzip: gzipSync("página") };
  expect((await bodyIn(bodies, "identity")).toString()).toBe("página");
  const br = await bodyIn(bodies, "br");
  expect((await bodyIn({ br }, "identity")).toString()).toBe("página");
  expect(gunzipSync(await bodyIn({ br }, "gzip")).toString()).toBe("página");
});

test.each(["br", "gzip"] as const)("a body compressed with %s takes no more memory than its bytes", async (coding) => {
  const body = await bodyIn({ identity: Buffer.from("página ".repeat(5_000)) }, coding);
  expect(body.buffer.byteLength).toBe(body.length);
});
