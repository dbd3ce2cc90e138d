import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { callAddress } from "../../lib/contract/call.ts";
import { InquiryList, PublicInquiry } from "../../lib/contract/inquiry.ts";
import { Upload } from "../../lib/contract/upload.ts";
import { ErrorBody } from "../../lib/contract/wire.ts";
import { verifiedMember } from "../account/account.fixture.ts";
import { ask, newMember } from "../client.fixture.ts";
import { newVisitor } from "../visitor.fixture.ts";

const base = process.env.GATEWAY_URL ?? "";
const PDF = "%PDF-1.7\n% a catalogue\n";

function send(content: BlobPart[], name: string, type = "application/pdf", token?: string, visitor?: string) {
  const body = new FormData();
  body.append("file", new File(content, name, { type }));
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(visitor && { "x-forwarded-for": visitor }) };
  return fetch(base + callAddress(Upload), { method: "POST", body, headers });
}

const read = (url: string, token?: string) =>
  fetch(base + url, { ...(token && { headers: { authorization: `Bearer ${token}` } }) });

const square = (side = 8) => sharp({ create: { width: side, height: side, channels: 3, background: "#0a6a4b" } });

function pngPart(name: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A valid black picture of so many pixels a side, in a few kilobytes. */
function blackPng(side: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new Uint8Array(
    Buffer.concat([signature, pngPart("IHDR", head), pngPart("IDAT", rows), pngPart("IEND", Buffer.alloc(0))]),
  );
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
  const served = await read(kept.url, token);
  expect(await served.text()).toBe(PDF);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "attachment; filename*=UTF-8''ficha%20t%C3%A9cnica.pdf",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "cache-control": "private, no-store",
  });
});

test("only who uploaded a file can read it, whoever else knows its address", async () => {
  const [owner, other] = [await newMember(), await newMember()];
  const kept = Upload.response.parse(await (await send([PDF], "ficha.pdf", "application/pdf", owner.token)).json());
  const ofGuest = Upload.response.parse(await (await send([PDF], "ficha.pdf")).json());
  const statusOf = async (url: string, token?: string) => (await read(url, token)).status;
  expect(await statusOf(kept.url, owner.token)).toBe(200);
  expect([await statusOf(kept.url), await statusOf(kept.url, other.token), await statusOf(kept.url, "x".repeat(43))]).toEqual([
    401, 404, 401,
  ]);
  expect([await statusOf(ofGuest.url), await statusOf(ofGuest.url, owner.token)]).toEqual([401, 404]);
});

test("a guest's file is read by the account that gets the guest's request", async () => {
  const { email, token } = await verifiedMember();
  const { url } = Upload.response.parse(await (await send([PDF], "ficha.pdf")).json());
  const asked = { goods_name: "Tazas", goods_num: 1, goods_unit: "Piece", email };
  await ask(PublicInquiry, { body: { ...asked, attachments: [url], is_share_business_card: true, is_agree_brpr: true } });
  expect((await read(url, token)).status).toBe(404);
  // A guest's requests come to the account whose e-mail is verified when it looks at its requests.
  await ask(InquiryList, { token });
  expect((await read(url, token)).status).toBe(200);
});

test("what a file is called and said to be does not matter: its bytes decide", async () => {
  const png = await square().png().toBuffer();
  const kept = Upload.response.parse(await (await send([new Uint8Array(png)], "taza.exe", "application/octet-stream")).json());
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
      const asked = request(base + callAddress(Upload), {
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
  expect((await fetch(base + callAddress(Upload), { method: "POST", body: form })).status).toBe(400);
  for (const type of ["multipart/form-data", "multipart/form-data; boundary=x", "application/json"])
    expect(
      (await fetch(base + callAddress(Upload), { method: "POST", body: "{}", headers: { "content-type": type } })).status,
    ).toBe(400);
});

test("only kept files are served", async () => {
  const { token } = await newMember();
  for (const name of [`${"0".repeat(32)}.pdf`, "..%2fdatabase%2fPG_VERSION", "%00", "a.pdf"])
    expect((await read(`/uploads/${name}`, token)).status).toBe(404);
});

test("a small file that unfolds to 268 million pixels is refused at once", async () => {
  const start = performance.now();
  expect(await refused(await send([blackPng(16_383)], "bomba.png", "image/png"))).toEqual({
    status: 422,
    errors: "La imagen tiene más de 40 megapíxeles. Adjunte una más pequeña.",
  });
  expect(performance.now() - start).toBeLessThan(2000);
  expect((await send([blackPng(600)], "negra.png", "image/png")).status).toBe(200);
});

test("a picture that breaks off is no picture", async () => {
  const whole = await square(64).jpeg().toBuffer();
  const refusal = await refused(await send([new Uint8Array(whole.subarray(0, 200))], "media.jpg", "image/jpeg"));
  expect(refusal.status).toBe(422);
});

test("where and with what a picture was taken is not kept, and it stands upright", async () => {
  const taken = await sharp({ create: { width: 20, height: 10, channels: 3, background: "#0a6a4b" } })
    .withExif({ IFD0: { Artist: "Ana Gomez", Model: "X-200" }, IFD3: { GPSLatitude: "4/1 36/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const sent = Buffer.concat([taken, Buffer.from("<script>after the end</script>")]);
  expect(String(sent)).toContain("Ana Gomez");
  const { token } = await newMember();
  const { url } = Upload.response.parse(await (await send([new Uint8Array(sent)], "foto.jpg", "image/jpeg", token)).json());
  const kept = Buffer.from(await (await read(url, token)).arrayBuffer());
  const { exif, orientation, width, height } = await sharp(kept).metadata();
  expect({ exif, orientation, width, height }).toEqual({ width: 10, height: 20 });
  for (const trace of ["Ana Gomez", "X-200", "after the end"]) expect(kept.includes(trace)).toBe(false);
});

test("an address has 100 MB a day, used or not; a member who sends from there has a room of its own", async () => {
  const visitor = newVisitor();
  const { token } = await verifiedMember();
  const big = [PDF, new Uint8Array(9.9 * 1024 * 1024)];
  const guest = () => send(big, "relleno.pdf", "application/pdf", undefined, visitor);
  for (let time = 0; time < 10; time += 1) {
    const { url } = Upload.response.parse(await (await guest()).json());
    const asked = { goods_name: "Tazas", goods_num: 1, goods_unit: "Piece", email: `${crypto.randomUUID()}@example.co` };
    if (time === 0)
      await ask(PublicInquiry, { body: { ...asked, attachments: [url], is_share_business_card: true, is_agree_brpr: true } });
  }
  const over = await guest();
  expect(Number(over.headers.get("retry-after"))).toBeGreaterThan(80_000);
  expect(await refused(over)).toMatchObject({
    status: 429,
    errors: "Se recibieron demasiados archivos. Espere 24 horas e inténtelo de nuevo.",
  });
  expect((await send(big, "comprobante.pdf", "application/pdf", token, visitor)).status).toBe(200);
});
