import { randomBytes, randomInt } from "node:crypto";
import { z } from "zod";
import { CAPTCHA_CODES, type CaptchaAnswer, type CaptchaChallenge, type CaptchaVerdict } from "../../lib/contract/captcha.ts";
import type { Captcha as Ticket } from "../../lib/contract/session.ts";
import type { Sql } from "../db/database.ts";
import { jobQueue } from "../job-queue.ts";
import { seeded } from "../media/seeded.ts";
import type { Limits } from "../rate-limits.ts";
import { Refusal } from "../refusal.ts";
import { sha256 } from "../sha256.ts";
import { drawPuzzle, HEIGHT, SIZE, WIDTH } from "./draw.ts";
import { alternativeWork, bitsFor, isWorkDone, puzzleToll } from "./work.ts";

const CHALLENGE_MINUTES = 2;
const TICKET_MINUTES = 5;
const TOLERANCE_PX = 5;
const MARGIN_PX = 8;
const GAP_TO_PIECE_AT_REST_PX = 20;
const draw = jobQueue({ atOnce: 2, waiting: 100 });
const randomToken = (bytes: number) => randomBytes(bytes).toString("base64url");

type Visitor = { sql: Sql; limits: Limits; clientIp: string };

/** Creates a puzzle and deletes expired ones. The position of the notch, `x`, is stored, never sent. */
export async function createChallenge({ sql, limits, clientIp }: Visitor): Promise<CaptchaChallenge> {
  const requested = await limits.consume("challengesOfIp", clientIp);
  const bits = bitsFor({ requested, failed: await limits.readCount("challengesFailed", clientIp) });
  const id = randomToken(16);
  const x = randomInt(SIZE + GAP_TO_PIECE_AT_REST_PX, WIDTH - SIZE - MARGIN_PX);
  const y = randomInt(MARGIN_PX, HEIGHT - SIZE - MARGIN_PX);
  const pictures = await draw(() => drawPuzzle(seeded(randomToken(16)), { x, y }));
  await sql.run("delete from captcha_challenge where expires_at < now()");
  await sql.run("insert into captcha_challenge (id, x, bits, expires_at) values ($1, $2, $3, now() + $4::interval)", [
    ...[id, x, bits],
    `${CHALLENGE_MINUTES} minutes`,
  ]);
  const frame = { width: WIDTH, height: HEIGHT, size: SIZE, y };
  return { id, ...pictures, ...frame, alternative: alternativeWork(bits), toll: puzzleToll(bits) };
}

const ticketHash = ({ rand_str, validate_code }: Ticket) => sha256(JSON.stringify([rand_str, validate_code]));

async function issueTicket(sql: Sql): Promise<Ticket> {
  const ticket = { rand_str: randomToken(12), validate_code: randomToken(32) };
  await sql.run("delete from captcha_ticket where expires_at < now()");
  await sql.run("insert into captcha_ticket (hash, expires_at) values ($1, now() + $2::interval)", [
    ticketHash(ticket),
    `${TICKET_MINUTES} minutes`,
  ]);
  return ticket;
}

const StoredChallenge = z.object({ x: z.number(), bits: z.number() });

function isCorrect(answer: CaptchaAnswer, { x, bits }: z.output<typeof StoredChallenge>): boolean {
  if ("work" in answer) return isWorkDone(answer.id, answer.work, alternativeWork(bits));
  return Math.abs(answer.x - x) <= TOLERANCE_PX && isWorkDone(answer.id, answer.toll ?? [], puzzleToll(bits));
}

/** Each challenge can be tried once. Success gives a ticket. */
export async function verify({ sql, limits, clientIp }: Visitor, answer: CaptchaAnswer): Promise<CaptchaVerdict> {
  const text = "delete from captcha_challenge where id = $1 and expires_at > now() returning x, bits";
  const challenge = await sql.row(StoredChallenge, text, [answer.id]);
  if (challenge && isCorrect(answer, challenge)) return { code: CAPTCHA_CODES.passed, ...(await issueTicket(sql)) };
  await limits.consume("challengesFailed", clientIp);
  return { code: challenge ? CAPTCHA_CODES.missed : CAPTCHA_CODES.expired };
}

/** Redeems a ticket. Call outside a transaction: a rollback would make the ticket valid again. @throws Refusal 422 */
export async function spendTicket(sql: Sql, ticket: Ticket): Promise<void> {
  const spent = await sql.run("delete from captcha_ticket where hash = $1 and expires_at > now()", [ticketHash(ticket)]);
  if (spent === 0) throw new Refusal(422, "La verificación venció o ya se usó. Complete una nueva e inténtelo otra vez.");
}
