import { z } from "zod";
import type { Base, Call } from "../lib/contract/call.ts";
import { CAMPAIGN_CODES } from "../lib/contract/campaign.ts";
import { ALL_CALLS } from "../lib/contract/table.ts";
import { readAnswer } from "../lib/http/answer.ts";
import { callPath } from "../lib/http/request.ts";

const PATIENCE_MS = 30_000;

/** POST that only asks; any other writes, and is not made. */
const ASKING = /(?:\/search|\/detail)$/;
/** GET that sends something. */
const SENDING = /send\/code/;

/** The calls that anybody may make and that change nothing. */
export const READ_CALLS: readonly Call[] = ALL_CALLS.filter(
  ({ method, path, session, multipart }) =>
    !session && !multipart && (method === "GET" ? !SENDING.test(path) : method === "POST" && ASKING.test(path)),
);

/** What is asked for before anything was answered; identifiers are taken from answers. */
const KNOWN: Record<string, string> = { active_code: CAMPAIGN_CODES.offers, keyword: "termo" };

/** By which names answers have what calls ask for. */
const NAMES: Record<string, readonly string[]> = {
  product_id: ["product_id", "productId"],
  shop_id: ["shop_id", "shopId"],
  channel_id: ["channel_id", "channelId"],
  parent_id: ["product_type_id", "id"],
  product_type_id: ["product_type_id", "id"],
};

/** How the site stands an answer: as it is; without some records of a list; or as if the service had not answered. */
export type Verdict = "fits" | "without some records" | "not usable" | "refused" | "not asked";
export type Finding = { call: string; verdict: Verdict; status?: number; milliseconds?: number; differences: string[] };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const pathText = (path: readonly PropertyKey[]) =>
  path.map((part) => (typeof part === "number" ? "[]" : String(part))).join(".") || "the answer";

/** Fields that an answer has and the contract does not know. */
export function unknownFields(answer: unknown, read: unknown, path: readonly PropertyKey[] = []): string[] {
  if (Array.isArray(answer) && Array.isArray(read))
    return answer.flatMap((one, index) => unknownFields(one, read[index], [...path, index]));
  if (!isObject(answer) || !isObject(read)) return [];
  return Object.entries(answer).flatMap(([name, value]) =>
    name in read ? unknownFields(value, read[name], [...path, name]) : [`${pathText([...path, name])}: not known`],
  );
}

/** What an answer has otherwise than the contract, field by field, each once; and how the site stands it. */
export function judge(call: Call, answer: unknown): Pick<Finding, "verdict" | "differences"> {
  const whole = call.response.safeParse(answer);
  if (whole.success) return { verdict: "fits", differences: [...new Set(unknownFields(answer, whole.data))] };
  const differences = [...new Set(whole.error.issues.map(({ path, message }) => `${pathText(path)}: ${message}`))];
  try {
    readAnswer(call, answer);
    return { verdict: "without some records", differences };
  } catch {
    return { verdict: "not usable", differences };
  }
}

/** Notes the first value of each name that answers have. */
function harvest(answer: unknown, known: Map<string, string>): void {
  if (Array.isArray(answer)) for (const one of answer.slice(0, 3)) harvest(one, known);
  if (!isObject(answer)) return;
  for (const [name, value] of Object.entries(answer)) {
    if ((typeof value === "string" || typeof value === "number") && value !== "" && !known.has(name))
      known.set(name, String(value));
    else harvest(value, known);
  }
}

/** What a part of a call must be given, out of what is known; undefined where something is not. */
function inputFor(schema: z.ZodType, known: Map<string, string>): Record<string, string> | undefined {
  if (!(schema instanceof z.ZodObject)) return {};
  const input: Record<string, string> = {};
  for (const [name, field] of Object.entries<z.ZodType>(schema.shape)) {
    if (field.safeParse(undefined).success) continue;
    const value = KNOWN[name] ?? (NAMES[name] ?? [name]).map((other) => known.get(other)).find(Boolean);
    if (value === undefined) return undefined;
    input[name] = value;
  }
  return input;
}

async function ask(call: Call, base: string, known: Map<string, string>): Promise<Finding> {
  const name = `${call.method} ${call.base} ${call.path}`;
  const [query, body] = [inputFor(call.query, known), inputFor(call.body, known)];
  if (!query || !body) return { call: name, verdict: "not asked", differences: ["no answer before had what it asks for"] };
  const begun = performance.now();
  try {
    const response = await fetch(`${base.replace(/\/+$/, "")}/${callPath(call, { query })}`, {
      method: call.method,
      headers: { language: call.language, accept: "application/json", "content-type": "application/json" },
      ...(call.method === "POST" && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    const [status, milliseconds] = [response.status, Math.round(performance.now() - begun)];
    if (!response.ok) return { call: name, verdict: "refused", status, milliseconds, differences: [] };
    const answer: unknown = JSON.parse(text);
    harvest(answer, known);
    return { call: name, status, milliseconds, ...judge(call, answer) };
  } catch (error) {
    return { call: name, verdict: "not usable", differences: [error instanceof Error ? error.message : String(error)] };
  }
}

/** Makes every read call against the four services, those that need an identifier after those that bring one. */
export async function against(bases: Record<Base, string>): Promise<Finding[]> {
  const known = new Map<string, string>();
  const findings: Finding[] = [];
  const later: Call[] = [];
  for (const call of READ_CALLS)
    if (inputFor(call.query, new Map()) && inputFor(call.body, new Map()))
      findings.push(await ask(call, bases[call.base], known));
    else later.push(call);
  for (const call of later) findings.push(await ask(call, bases[call.base], known));
  return findings;
}
