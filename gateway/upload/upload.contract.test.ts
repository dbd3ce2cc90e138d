import { Upload } from "../../lib/contract/geo.ts";
import { ErrorBody } from "../../lib/contract/wire.ts";
import { newMember } from "../ask.ts";
import { addressOf } from "../mounts.ts";

const base = process.env.GATEWAY_URL ?? "";
const PDF = "%PDF-1.7\n% a catalogue\n";

function send(content: BlobPart[], name: string, type = "application/pdf", token?: string) {
  const body = new FormData();
  body.append("file", new File(content, name, { type }));
  return fetch(base + addressOf(Upload), {
    method: "POST",
    body,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
}

async function refused(response: Response) {
  return { status: response.status, errors: ErrorBody.parse(await response.json()).errors };
}

test("a file is kept under a name that nobody can guess, and only ever saved by a browser", async () => {
  const { token } = await newMember();
  const response = await send([PDF], "../../etc/ficha técnica.pdf", "application/pdf", token);
  const kept = Upload.response.parse(await response.json());
  expect(kept).toMatchObject({ name: "ficha técnica.pdf", size: PDF.length });
  expect(kept.url).toMatch(/^\/uploads\/[\da-f]{32}\.pdf$/);
  const served = await fetch(base + kept.url);
  expect(await served.text()).toBe(PDF);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "attachment; filename*=UTF-8''ficha%20t%C3%A9cnica.pdf",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  });
});

test("what a file is called and said to be does not matter: its bytes decide", async () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
  const kept = Upload.response.parse(await (await send([png], "taza.exe", "application/octet-stream")).json());
  expect(kept.url).toMatch(/\.png$/);
  for (const content of ["MZ\u0090\u0000", "\u007fELF", "<script>alert(1)</script>", "<svg/>", ""])
    expect(await refused(await send([content], "factura.pdf"))).toEqual({
      status: 422,
      errors: "Solo se aceptan imágenes JPEG, PNG o WebP y documentos PDF.",
    });
});

test("more than 10 MB is refused, and 50 MB before they are read", async () => {
  const over = await send([PDF, new Uint8Array(10 * 1024 * 1024)], "grande.pdf");
  expect(await refused(over)).toEqual({ status: 413, errors: "El archivo pesa más de 10 MB." });
  const huge = new Blob([PDF, new Uint8Array(50 * 1024 * 1024)]);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    import("node:http").then(({ request }) => {
      const asked = request(base + addressOf(Upload), {
        method: "POST",
        headers: { "content-type": "multipart/form-data; boundary=x", "content-length": huge.size },
      });
      asked.on("response", (response) => resolve(response.statusCode)).on("error", reject);
      asked.flushHeaders();
    }, reject);
  });
  expect(status).toBe(413);
});

test("without a file, with a broken form or as JSON nothing is kept", async () => {
  const form = new FormData();
  form.append("file", "text");
  expect((await fetch(base + addressOf(Upload), { method: "POST", body: form })).status).toBe(400);
  for (const type of ["multipart/form-data", "multipart/form-data; boundary=x", "application/json"])
    expect(
      (await fetch(base + addressOf(Upload), { method: "POST", body: "{}", headers: { "content-type": type } })).status,
    ).toBe(400);
});

test("only kept files are served", async () => {
  for (const name of [`${"0".repeat(32)}.pdf`, "..%2fdatabase%2fPG_VERSION", "%00", "a.pdf"])
    expect((await fetch(`${base}/uploads/${name}`)).status).toBe(404);
});
