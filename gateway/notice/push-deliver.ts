import webPush from "web-push";
import { z } from "zod";
import { attempt } from "../batches.ts";
import type { Database, Sql } from "../db/database.ts";
import { loggedError } from "../log.ts";
import type { PushServices } from "./push-endpoint.ts";
import { PushContent } from "./push-message.ts";

/** With which keys messages are signed (VAPID, RFC 8292), who answers for them, and where they may go. */
export type PushSender = { publicKey: string; privateKey: string; subject: string; services: PushServices };

/** What is older says nothing new; push services keep it no longer either. */
const KEPT_SECONDS = 24 * 60 * 60;
/** A gateway that has not answered for so long has ended: another one sends what it took. */
const LEASE_SECONDS = 60;
const TIMEOUT_MS = 10_000;
/** The pause after a failure grows no more after so many: 17 minutes. */
const FAILURES_COUNTED = 10;
/** Messages that one round lets go; the next round goes on. */
const FORGOTTEN_AT_ONCE = 200;

/** Messages that one round sends, at the same time; the next one goes on. Each is out of the way afterwards, whatever became of it. */
const AT_ONCE = 20;

const Due = z.object({ id: z.number() });
const DUE = `select id from push_message where try_at <= now() order by id limit ${AT_ONCE}`;

const Taken = z.object({
  subscription_id: z.number(),
  content: PushContent,
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  server_key: z.string(),
});

// Nobody else takes it meanwhile, in this gateway or another over the same database. Not in a transaction: an answer may take its time.
const TAKE = `
  update push_message m set try_at = now() + interval '${LEASE_SECONDS} seconds'
  from push_subscription s where s.id = m.subscription_id and m.id = $1 and m.try_at <= now()
  returning m.subscription_id, m.content, s.endpoint, s.p256dh, s.auth, s.server_key`;

const POSTPONE = `
  update push_message set failures = least(failures + 1, ${FAILURES_COUNTED}),
    try_at = now() + greatest(make_interval(secs => $2), make_interval(secs => power(2, least(failures + 1, ${FAILURES_COUNTED}))))
  where id = $1`;

/** What became of a message: it went, it never will, its browser is gone, or it is to be tried again after so many seconds at least. */
type Outcome = { kind: "sent" | "refused" | "gone" } | { kind: "later"; seconds: number };

/** Reads what a push service answered (RFC 8030). */
export function outcomeOf(status: number, retryAfter: string | null): Outcome {
  if (status >= 200 && status < 300) return { kind: "sent" };
  if (status === 404 || status === 410) return { kind: "gone" };
  if (status === 429 || status >= 500)
    return { kind: "later", seconds: Math.min(Number.parseInt(retryAfter ?? "", 10) || 0, KEPT_SECONDS) };
  return { kind: "refused" };
}

/** Sends one message, encrypted for its browser alone (RFC 8291). Its address is a secret: no error may tell it. */
async function send(
  { content, endpoint, p256dh, auth, server_key: serverKey }: z.output<typeof Taken>,
  { publicKey, privateKey, subject }: PushSender,
): Promise<Outcome> {
  if (serverKey !== publicKey) return { kind: "gone" };
  const subscription = { endpoint, keys: { p256dh, auth } };
  const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(content), {
    vapidDetails: { subject, publicKey, privateKey },
    TTL: KEPT_SECONDS,
    // One that is still waiting at the service is replaced by the same one.
    topic: content.tag,
  });
  try {
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: Object.entries(headers).flatMap(([name, value]) =>
        name === "Content-Length" ? [] : [[name, String(value)] as const],
      ),
      body: new Uint8Array(body ?? []),
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return outcomeOf(answer.status, answer.headers.get("retry-after"));
  } catch (error) {
    console.warn("a push service did not answer", loggedError(error).type);
    return { kind: "later", seconds: 0 };
  }
}

/** Sends a message that waits, once: after it went it is gone, and what its push service does not know any more is never asked again. */
async function deliverPush(database: Database, sender: PushSender, id: number): Promise<void> {
  const message = await database.row(Taken, TAKE, [id]);
  if (!message) return;
  const outcome = await send(message, sender);
  if (outcome.kind === "later") await database.run(POSTPONE, [id, outcome.seconds]);
  else if (outcome.kind === "gone") await database.run("delete from push_subscription where id = $1", [message.subscription_id]);
  else await database.run("delete from push_message where id = $1", [id]);
  if (outcome.kind === "refused") throw new Error("its push service refuses it");
}

/** Sends what waits; what cannot be sent is logged and keeps nothing else waiting. */
export async function deliverPushes(database: Database, sender: PushSender): Promise<void> {
  const due = await database.rows(Due, DUE);
  await Promise.all(due.map(({ id }) => attempt(`notification ${id}`, () => deliverPush(database, sender, id))));
}

const FORGET = `
  delete from push_message where id = any(array(
    select id from push_message where written_at < now() - interval '${KEPT_SECONDS} seconds' order by id limit ${FORGOTTEN_AT_ONCE}))`;

/** Lets go of messages that nobody could be sent for a day. */
export const forgetOldPushes = (sql: Sql) => sql.run(FORGET);
