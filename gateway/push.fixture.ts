import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import { waitFor } from "./client.fixture.ts";
import { PushContent } from "./notice/push-message.ts";

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer };

const Address = z.object({ port: z.number() });

/** A push service of one test: keeps what is sent to it, and answers as it is told to. */
export async function startPushService() {
  const received: Received[] = [];
  const answers = new Map<string, { status: number; headers?: Record<string, string> } | "never">();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const path = request.url ?? "";
    received.push({ path, headers: request.headers, body: Buffer.concat(parts) });
    const answer = answers.get(path) ?? { status: 201 };
    if (answer !== "never") response.writeHead(answer.status, answer.headers).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = Address.parse(server.address());
  const origin = `http://127.0.0.1:${port}`;
  const at = (endpoint: string) => received.filter(({ path }) => origin + path === endpoint);
  return {
    origin,
    at,
    answer: (endpoint: string, answer: { status: number; headers?: Record<string, string> } | "never") =>
      answers.set(endpoint.slice(origin.length), answer),
    /** Waits until `count` messages were sent to an address; returns all of them. */
    receivedAt: (endpoint: string, count = 1): Promise<Received[]> =>
      waitFor(`${count} push messages`, async () => (at(endpoint).length >= count ? at(endpoint) : undefined)),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** A browser's subscription with the keys that only the browser has. */
export function newSubscription(origin: string) {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const auth = randomBytes(16);
  const endpoint = `${origin}/push/${crypto.randomUUID()}`;
  const body = { endpoint, keys: { p256dh: keys.getPublicKey("base64url"), auth: auth.toString("base64url") } };
  return { endpoint, body, open: (message: Received) => openMessage(message, keys, auth) };
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** Reads a message as its browser does: RFC 8291 over RFC 8188, one record. */
function openMessage({ body }: Received, keys: ECDH, auth: Buffer): PushContent {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const record = body.subarray(21 + length);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // RFC 8188: the last record is padded with a 2 and zeros.
  return PushContent.parse(JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString("utf8")));
}

const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/** Claims of a message's signature (RFC 8292). @throws Error unless the key that the message names has signed it */
export function readSignature({ headers }: Received) {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) throw new Error("the message is not signed by its key");
  return { key, ...Claims.parse(JSON.parse(Buffer.from(claims, "base64url").toString("utf8"))) };
}
