import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { type Call, callAddress } from "../lib/contract/call.ts";
import { CaptchaChallenge, type CaptchaStep } from "../lib/contract/captcha.ts";
import { AutoRegister, Captcha } from "../lib/contract/session.ts";
import { ErrorBody } from "../lib/contract/wire.ts";
import { doWork } from "./captcha/solve.fixture.ts";
import { outboxAddress } from "./outbox/port.ts";

type CallInput = {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
  /** Bearer of the member who asks, see `newMember`. */
  token?: string;
  /** Address of the visitor for whom the site would ask. */
  visitor?: string;
};

function address(call: Call, { params = {}, query = {} }: CallInput): URL {
  const base = process.env.GATEWAY_URL;
  if (!base) throw new Error("GATEWAY_URL is not set: contract tests need the address of a running gateway");
  const path = callAddress(call).replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const url = new URL(path, base);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url;
}

/** Makes a call to the gateway at `GATEWAY_URL`, as contract tests do, and answers status and JSON as they came. */
export async function send(call: Call, input: CallInput = {}): Promise<{ status: number; json: unknown }> {
  const isForm = input.body instanceof FormData;
  const response = await fetch(address(call, input), {
    method: call.method,
    headers: {
      ...(input.token && { authorization: `Bearer ${input.token}` }),
      ...(input.visitor && { "x-forwarded-for": input.visitor }),
      ...(input.body !== undefined && !isForm && { "content-type": "application/json" }),
    },
    ...(input.body !== undefined && { body: input.body instanceof FormData ? input.body : JSON.stringify(input.body) }),
  });
  return { status: response.status, json: await response.json() };
}

/** Makes a call that must succeed and parses its answer with the contract. */
export async function ask<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  call: Call<P, Q, B, R>,
  input: CallInput = {},
): Promise<z.output<R>> {
  const { status, json } = await send(call, input);
  if (status !== 200) throw new Error(`${call.method} ${call.path} answered ${status}: ${JSON.stringify(json)}`);
  return call.response.parse(json);
}

/** Makes a call that must be refused; answers the status and the error body. */
export async function refused(call: Call, input: CallInput = {}): Promise<{ status: number; errors: ErrorBody["errors"] }> {
  const { status, json } = await send(call, input);
  return { status, errors: ErrorBody.parse(json).errors };
}

/** Makes a member that no other test knows; answers the e-mail, the bearer, and the token that renews it. */
export async function newMember() {
  const email = `${crypto.randomUUID()}@example.co`;
  const { access_token: token, pord_token: restoreToken = "", user } = await ask(AutoRegister, { body: { email } });
  return { email, token, restoreToken, user };
}

/** A page of the gateway that is not a call of the contract. */
export const gatewayAddress = (path: string) => new URL(path, process.env.GATEWAY_URL);

/** Asks the captcha, which is beside the contract. */
export async function captcha(step: CaptchaStep, body: object = {}): Promise<unknown> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(gatewayAddress(`/captcha/${step}`), { method: "POST", body: JSON.stringify(body), headers });
  return response.json();
}

/** A captcha ticket, good for one use, for the computation that replaces the puzzle. */
export async function newTicket() {
  const { id, alternative } = CaptchaChallenge.parse(await captcha("challenge"));
  return Captcha.parse(await captcha("verify", { id, work: doWork(id, alternative) }));
}

const OutboxMessages = z.array(
  z.object({ id: z.number(), recipient: z.string(), subject: z.string(), text: z.string(), html: z.string().optional() }),
);

/** What was sent to an e-mail or phone, newest first; the gateway's outbox must be open. */
export async function outboxMessages(to: string) {
  const response = await fetch(outboxAddress(`/outbox?to=${encodeURIComponent(to)}`));
  if (!response.ok) throw new Error("the outbox is closed: contract tests need GATEWAY_OUTBOX=1");
  return OutboxMessages.parse(await response.json());
}

/** Reads every 200 ms until there is a value, for 40 seconds at most. */
export async function waitFor<Value>(what: string, read: () => Promise<Value | undefined>): Promise<Value> {
  for (let tries = 0; tries < 200; tries += 1) {
    const value = await read();
    if (value !== undefined) return value;
    await wait(200);
  }
  throw new Error(`waited in vain: ${what}`);
}

/** The newest message to an e-mail with a subject, once it is sent. */
export const waitForMessage = (to: string, subject: string) =>
  waitFor(`message «${subject}»`, async () => (await outboxMessages(to)).find((message) => message.subject === subject));

export async function lastCode(to: string): Promise<string> {
  const message = (await outboxMessages(to)).find(({ subject }) => subject.startsWith("Código para"));
  const code = /\b\d{6}\b/.exec(message?.text ?? "")?.[0];
  if (!code) throw new Error(`no code was sent: ${message?.subject}`);
  return code;
}

/** Lets the codes that were sent to an e-mail or phone expire. */
export const expire = (to: string) => fetch(outboxAddress(`/outbox/expire?to=${encodeURIComponent(to)}`), { method: "POST" });

/** What people and robots put into a field for text. */
export const HOSTILE_TEXTS = [
  "a".repeat(2000),
  "taza ".repeat(399),
  "🎁🎄😀",
  "'",
  '"',
  "%",
  "_",
  "\\",
  "\u0000",
  "taza\u0000",
  "\ud800",
  "'; drop table product; --",
  "<script>alert(1)</script>",
  "a & b | !c <-> (d:*",
  "中国",
  "   ",
];
