import { createHash, randomBytes, randomInt } from "node:crypto";
import { z } from "zod";
import { CAPTCHA_CODES, type CaptchaAnswer, type CaptchaChallenge, type CaptchaVerdict } from "../../lib/contract/captcha.ts";
import type { Captcha as Ticket } from "../../lib/contract/session.ts";
import type { Sql } from "../db/database.ts";
import { jobQueue } from "../job-queue.ts";
import { seeded } from "../media/seeded.ts";
import type { Limits } from "../rate-limits.ts";
import { Refusal } from "../refusal.ts";
import { drawPuzzle, HEIGHT, SIZE, WIDTH } from "./draw.ts";
import { alternativeWork, bitsFor, isWorkDone, sliderWork } from "./work.ts";

const CHALLENGE_MINUTES = 2;
const TICKET_MINUTES = 5;
const TOLERANCE_PX = 5;
const MARGIN_PX = 8;
const draw = jobQueue({ atOnce: 2, waiting: 100 });
const token = (bytes: number) => randomBytes(bytes).toString("base64url");

type Asking = { sql: Sql; limits: Limits; clientIp: string };

/** Creates a puzzle and deletes expired ones. The position is stored, never sent. */
export async function makeChallenge({ sql, limits, clientIp }: Asking): Promise<CaptchaChallenge> {
  const requested = await limits.consume("challengesOfIp", clientIp);
  const bits = bitsFor({ requested, failed: await limits.readCount("challengesFailed", clientIp) });
  const id = token(16);
  const x = randomInt(SIZE + 20, WIDTH - SIZE - MARGIN_PX);
  const y = randomInt(MARGIN_PX, HEIGHT - SIZE - MARGIN_PX);
  const pictures = await draw(() => drawPuzzle(seeded(token(16)), { x, y }));
  await sql.run("delete from captcha_challenge where expires_at < now()");
  await sql.run("insert into captcha_challenge (id, x, bits, expires_at) values ($1, $2, $3, now() + $4::interval)", [
    ...[id, x, bits],
    `${CHALLENGE_MINUTES} minutes`,
  ]);
  const frame = { width: WIDTH, height: HEIGHT, size: SIZE, y };
  return { id, ...pictures, ...frame, alternative: alternativeWork(bits), toll: sliderWork(bits) };
}

const sha256 = ({ rand_str, validate_code }: Ticket) =>
  createHash("sha256")
    .update(JSON.stringify([rand_str, validate_code]))
    .digest("hex");

async function issueTicket(sql: Sql): Promise<Ticket> {
  const ticket = { rand_str: token(12), validate_code: token(32) };
  await sql.run("delete from captcha_ticket where expires_at < now()");
  await sql.run("insert into captcha_ticket (hash, expires_at) values ($1, now() + $2::interval)", [
    sha256(ticket),
    `${TICKET_MINUTES} minutes`,
  ]);
  return ticket;
}

const StoredChallenge = z.object({ x: z.number(), bits: z.number() });

function isRight(answer: CaptchaAnswer, { x, bits }: z.output<typeof StoredChallenge>): boolean {
  if ("work" in answer) return isWorkDone(answer.id, answer.work, alternativeWork(bits));
  return Math.abs(answer.x - x) <= TOLERANCE_PX && isWorkDone(answer.id, answer.toll ?? [], sliderWork(bits));
}

/** One attempt per challenge; success gives a ticket. */
export async function verify({ sql, limits, clientIp }: Asking, answer: CaptchaAnswer): Promise<CaptchaVerdict> {
  const text = "delete from captcha_challenge where id = $1 and expires_at > now() returning x, bits";
  const challenge = await sql.row(StoredChallenge, text, [answer.id]);
  if (challenge && isRight(answer, challenge)) return { code: CAPTCHA_CODES.passed, ...(await issueTicket(sql)) };
  await limits.consume("challengesFailed", clientIp);
  return { code: challenge ? CAPTCHA_CODES.missed : CAPTCHA_CODES.expired };
}

/** Redeems a ticket, outside the transaction that it protects (a rollback would restore it). @throws Refusal 422 */
export async function spendTicket(sql: Sql, ticket: Ticket): Promise<void> {
  const spent = await sql.run("delete from captcha_ticket where hash = $1 and expires_at > now()", [sha256(ticket)]);
  if (spent === 0) throw new Refusal(422, "La verificación venció o ya se usó. Complete una nueva e inténtelo otra vez.");
}
