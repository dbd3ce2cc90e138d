import fastify, { type FastifyInstance } from "fastify";
import { z } from "zod";
import { handleErrors } from "../app.ts";
import type { Database } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { notFound, wrongInput } from "../refusal.ts";
import { expireCodes } from "../session/code.ts";
import { normalizeAccount } from "../session/contact.ts";
import { outboxPage } from "./page.ts";
import { findSentHtml, listSent, openOutbox } from "./store.ts";

const Query = z.object({ to: z.string().max(300).optional() });
const Address = z.object({ id: z.string().max(20) });

// As in a mail client: own style, no scripts or requests.
const EMAIL_HEADERS = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
};

function parseRecipient(query: unknown): string | undefined {
  const parsed = Query.safeParse(query);
  if (!parsed.success) throw wrongInput(parsed.error.issues);
  return parsed.data.to?.trim() && normalizeAccount(parsed.data.to);
}

/** `/outbox` as HTML (with `?to=` as JSON, except in browsers), `/outbox/{id}`, `POST /outbox/expire?to=`. On its own port, since it shows login codes. */
export function buildOutbox(database: Database, siteUrl: string): FastifyInstance {
  openOutbox(siteUrl);
  const app = fastify();
  handleErrors(app);
  app.get("/outbox", async (request, reply) => {
    const to = parseRecipient(request.query);
    const messages = await listSent(database, to || undefined);
    reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
    const isBrowser = request.headers.accept?.includes("text/html");
    if (to !== undefined && !isBrowser) return reply.send(messages);
    return reply.type("text/html; charset=utf-8").send(outboxPage(messages, to ?? ""));
  });
  app.get("/outbox/:id", async (request, reply) => {
    const address = Address.safeParse(request.params);
    const html = address.success ? await findSentHtml(database, toRowId(address.data.id) ?? 0) : undefined;
    if (html === undefined) throw notFound("No encontramos ese correo.");
    return reply.headers(EMAIL_HEADERS).type("text/html; charset=utf-8").send(html);
  });
  app.post("/outbox/expire", async (request) => ({ expired: await expireCodes(database, parseRecipient(request.query) ?? "") }));
  return app;
}
