import fastify, { type FastifyInstance } from "fastify";
import { z } from "zod";
import { handleErrors } from "../app.ts";
import type { Database } from "../db/database.ts";
import { wrongInput } from "../refusal.ts";
import { expireCodes } from "../session/code.ts";
import { accountOf } from "../session/contact.ts";
import { outboxPage } from "./page.ts";
import { openOutbox, sent } from "./store.ts";

const Query = z.object({ to: z.string().max(300).optional() });

function recipientOf(query: unknown): string | undefined {
  const parsed = Query.safeParse(query);
  if (!parsed.success) throw wrongInput(parsed.error.issues);
  return parsed.data.to?.trim() && accountOf(parsed.data.to);
}

/**
 * Opens `/outbox`, where testers read what would have been sent: a page for browsers, `?to=` as JSON for programs (newest
 * first). `POST /outbox/expire?to=` lets the time of the codes sent to somebody run out. It is an application of its own, for a
 * port of its own: who reads it can log in as anybody.
 */
export function buildOutbox(database: Database): FastifyInstance {
  openOutbox();
  const app = fastify();
  handleErrors(app);
  app.get("/outbox", async (request, reply) => {
    const to = recipientOf(request.query);
    const kept = await sent(database, to || undefined);
    reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
    const isBrowser = request.headers.accept?.includes("text/html");
    if (to !== undefined && !isBrowser) return reply.send(kept);
    return reply.type("text/html; charset=utf-8").send(outboxPage(kept, to ?? ""));
  });
  app.post("/outbox/expire", async (request) => ({ expired: await expireCodes(database, recipientOf(request.query) ?? "") }));
  return app;
}
