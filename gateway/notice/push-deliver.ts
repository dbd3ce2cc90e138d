import webPush from "web-push";
import { z } from "zod";
import { attempt } from "../batches.ts";
import type { Database, Sql } from "../db/database.ts";
import { errorFacts } from "../log.ts";
import type { PushServices } from "./push-endpoint.ts";
import { PushContent } from "./push-message.ts";

/** VAPID keys and subject (RFC 8292), and the allowed push services. */
export type PushSender = { publicKey: string; privateKey: string; subject: string; services: PushServices };

/** How long an undelivered message is kept here. Once it is sent, the push service keeps it as long again. */
const LIFETIME_SECONDS = 24 * 60 * 60;
/** Lease of a message that is being sent. When it ends, another gateway may send the message, in case the first one died. */
const LEASE_SECONDS = 60;
const TIMEOUT_MS = 10_000;
/** Exponential backoff up to 17 minutes. */
const FAILURES_COUNTED = 10;
const DELETED_PER_RUN = 200;

const MESSAGES_PER_RUN = 20;

const Due = z.object({ id: z.number() });
const DUE = `select id from push_message where try_at <= now() order by id limit ${MESSAGES_PER_RUN}`;

const TakenMessage = z.object({
  subscription_id: z.number(),
  content: PushContent,
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  server_key: z.string(),
});

// A lease instead of a row lock: no transaction stays open while a push service answers.
const TAKE = `
  update push_message m set try_at = now() + interval '${LEASE_SECONDS} seconds'
  from push_subscription s where s.id = m.subscription_id and m.id = $1 and m.try_at <= now()
  returning m.subscription_id, m.content, s.endpoint, s.p256dh, s.auth, s.server_key`;

const POSTPONE = `
  update push_message set failures = least(failures + 1, ${FAILURES_COUNTED}),
    try_at = now() + greatest(make_interval(secs => $2), make_interval(secs => power(2, least(failures + 1, ${FAILURES_COUNTED}))))
  where id = $1`;

/** The outcome by HTTP status (RFC 8030). `refused`: never retried. `gone`: the subscription ended. `later`: retried after `seconds` or more. */
type Outcome = { kind: "sent" | "refused" | "gone" } | { kind: "later"; seconds: number };

function toOutcome(status: number, retryAfter: string | null): Outcome {
  if (status >= 200 && status < 300) return { kind: "sent" };
  if (status === 404 || status === 410) return { kind: "gone" };
  if (status === 429 || status >= 500)
    return { kind: "later", seconds: Math.min(Number.parseInt(retryAfter ?? "", 10) || 0, LIFETIME_SECONDS) };
  return { kind: "refused" };
}

/** Encrypts (RFC 8291) and sends one message. The endpoint is a capability URL: it must not appear in errors. */
async function send(
  { content, endpoint, p256dh, auth, server_key: serverKey }: z.output<typeof TakenMessage>,
  { publicKey, privateKey, subject }: PushSender,
): Promise<Outcome> {
  // Subscribed with a former key: the push service would refuse the present one.
  if (serverKey !== publicKey) return { kind: "gone" };
  const subscription = { endpoint, keys: { p256dh, auth } };
  const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(content), {
    vapidDetails: { subject, publicKey, privateKey },
    TTL: LIFETIME_SECONDS,
    // Replaces an undelivered duplicate at the push service.
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
    return toOutcome(answer.status, answer.headers.get("retry-after"));
  } catch (error) {
    console.warn("a push service did not answer", errorFacts(error).type);
    return { kind: "later", seconds: 0 };
  }
}

/** Deletes the message once it is sent or refused, and the whole subscription once that is gone. */
async function deliverPush(database: Database, sender: PushSender, id: number): Promise<void> {
  const message = await database.row(TakenMessage, TAKE, [id]);
  if (!message) return;
  const outcome = await send(message, sender);
  if (outcome.kind === "later") await database.run(POSTPONE, [id, outcome.seconds]);
  else if (outcome.kind === "gone") await database.run("delete from push_subscription where id = $1", [message.subscription_id]);
  else await database.run("delete from push_message where id = $1", [id]);
  if (outcome.kind === "refused") throw new Error("its push service refuses it");
}

export async function deliverPushes(database: Database, sender: PushSender): Promise<void> {
  const due = await database.rows(Due, DUE);
  await Promise.all(due.map(({ id }) => attempt(`notification ${id}`, () => deliverPush(database, sender, id))));
}

const DELETE_OLD = `
  delete from push_message where id = any(array(
    select id from push_message where written_at < now() - interval '${LIFETIME_SECONDS} seconds' order by id limit ${DELETED_PER_RUN}))`;

export const deleteOldPushes = (sql: Sql) => sql.run(DELETE_OLD);
