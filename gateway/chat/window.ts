import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { CHAT_LANGUAGE } from "../../lib/contract/chat.ts";
import type { Database } from "../db/database.ts";
import { Refusal, refusal, wrongInput } from "../refusal.ts";
import { findWindow, KEY_HOURS, messagesAfter, redeemTicket, reopenWindow, sendMessage, type Window } from "./conversation.ts";
import { chatPage, noChatPage, pagePolicy } from "./window-page.ts";

const POLL_MS = 25_000;
const CHECK_MS = 500;

const WindowQuery = z.object({ tid: z.string().min(1).max(100), lang: z.string().max(10).default(CHAT_LANGUAGE) });
const WindowParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
const After = z.object({ after: z.coerce.number().int().min(0).max(2_147_483_647).default(0) });
const MessageFields = z.object({ text: z.string().trim().min(1).max(2000) });

const HEADERS = {
  "content-security-policy": pagePolicy,
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex, nofollow",
};

const cookieName = (ticketId: number) => `chat_${ticketId}`;

export const windowCookie = (ticketId: number, key: string, isSecure: boolean): string =>
  `${cookieName(ticketId)}=${key}; Path=/chat; Max-Age=${KEY_HOURS * 3600}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

const conversationKeys = (cookies: string | undefined) =>
  new Map(
    Array.from((cookies ?? "").matchAll(/(?:^|; )(chat_\d+)=([\w-]{1,100})(?=;|$)/g), ([, name = "", key = ""]) => [name, key]),
  );

const script = stripTypeScriptTypes(readFileSync(new URL("./window-script.ts", import.meta.url), "utf8"));

type ChatRequest = { params: unknown; headers: { cookie?: string | undefined } };

async function requireWindow(database: Database, { params, headers }: ChatRequest): Promise<Window> {
  const address = WindowParams.safeParse(params);
  const key = address.success ? conversationKeys(headers.cookie).get(cookieName(address.data.id)) : undefined;
  const window = address.success && key ? await findWindow(database, address.data.id, key) : undefined;
  if (!window) throw new Refusal(401, "Esta conversación ya no está abierta. Ábrala de nuevo desde el sitio.");
  return window;
}

function parseInput<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value ?? {});
  if (!result.success) throw wrongInput(result.error.issues);
  return result.data;
}

async function waitForMessages(database: Database, request: ChatRequest, after: number, isWaiting: () => boolean) {
  const until = Date.now() + POLL_MS;
  for (;;) {
    const { conversationId } = await requireWindow(database, request);
    const messages = await messagesAfter(database, conversationId, after);
    if (messages.length > 0 || Date.now() > until || !isWaiting()) return messages;
    await wait(CHECK_MS);
  }
}

/** `/chat?tid=&lang=`: a ticket opens the window once, a key in a cookie opens it again. Messages come by long poll. */
export function registerChat(
  app: FastifyInstance,
  { database, isSecure, siteUrl }: { database: Database; isSecure: boolean; siteUrl: string },
): void {
  const show = (reply: FastifyReply, status: number, html: string) =>
    reply.status(status).headers(HEADERS).type("text/html; charset=utf-8").send(html);

  app.get("/chat", async ({ query, headers }, reply) => {
    const address = WindowQuery.safeParse(query);
    if (!address.success) return show(reply, 404, noChatPage());
    const { tid } = address.data;
    const opened = await reopenWindow(database, tid, [...conversationKeys(headers.cookie).values()]);
    if (opened) return show(reply, 200, chatPage(opened, siteUrl));
    const redeemed = await redeemTicket(database, tid);
    if (!redeemed) return show(reply, 410, noChatPage());
    const { window, key } = redeemed;
    reply.header("set-cookie", windowCookie(window.ticketId, key, isSecure));
    return show(reply, 200, chatPage(window, siteUrl));
  });

  app.get("/chat/window.js", (_request, reply) => reply.headers(HEADERS).type("text/javascript; charset=utf-8").send(script));

  app.get("/chat/:id/messages", async (request, reply) => {
    const { after } = parseInput(After, request.query);
    return reply
      .headers(HEADERS)
      .send(await waitForMessages(database, request, after, () => !request.raw.destroyed && app.server.listening));
  });

  app.post("/chat/:id/messages", async (request, reply) => {
    // Against CSRF: forms cannot send JSON.
    if (!request.headers["content-type"]?.startsWith("application/json")) throw refusal(415);
    const window = await requireWindow(database, request);
    await sendMessage(database, window, parseInput(MessageFields, request.body).text);
    return reply.headers(HEADERS).status(201).send({ ok: true });
  });
}
