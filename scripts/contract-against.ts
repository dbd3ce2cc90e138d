import { z } from "zod";
import type { Base, Call } from "../lib/contract/call.ts";
import { CAMPAIGN_CODES } from "../lib/contract/campaign.ts";
import { ProductTypeList, TopTypeList } from "../lib/contract/product.ts";
import { ALL_CALLS } from "../lib/contract/table.ts";
import { parseAnswer } from "../lib/http/parse-reply.ts";
import { callPath } from "../lib/http/request.ts";
import { isObject } from "./is-object.ts";

const TIMEOUT_MS = 30_000;

/** Public calls without side effects. */
export const READ_CALLS: readonly Call[] = ALL_CALLS.filter(({ reads, session, multipart }) => reads && !session && !multipart);

/** Inputs known beforehand; identifiers are taken from answers. */
const FIXED_INPUTS: Record<string, string> = { active_code: CAMPAIGN_CODES.offers, keyword: "termo" };

/** For each input: the fields of answers whose values serve for it. */
const ANSWER_FIELDS: Record<string, readonly string[]> = {
  product_id: ["product_id", "productId"],
  shop_id: ["shop_id", "shopId"],
  channel_id: ["channel_id", "channelId"],
  parent_id: ["product_type_id"],
};

/** In answers of these calls `id` is the number of a category. */
const CATEGORY_CALLS: readonly Call[] = [ProductTypeList, TopTypeList];

/** What the site makes of an answer. */
export type Verdict = "fits" | "without some records" | "not usable" | "refused" | "not asked";
type Finding = { call: string; verdict: Verdict; status?: number; milliseconds?: number; differences: string[] };

const pathText = (path: readonly PropertyKey[]) =>
  path.map((part) => (typeof part === "number" ? "[]" : String(part))).join(".") || "the answer";

/** Fields of an answer that the contract does not have. */
function unknownFields(answer: unknown, read: unknown, path: readonly PropertyKey[] = []): string[] {
  if (Array.isArray(answer) && Array.isArray(read))
    return answer.flatMap((one, index) => unknownFields(one, read[index], [...path, index]));
  if (!isObject(answer) || !isObject(read)) return [];
  return Object.entries(answer).flatMap(([name, value]) =>
    name in read ? unknownFields(value, read[name], [...path, name]) : [`${pathText([...path, name])}: not known`],
  );
}

/** Differences between an answer and the contract, each once, and the verdict. */
export function judge(call: Call, answer: unknown): Pick<Finding, "verdict" | "differences"> {
  const whole = call.response.safeParse(answer);
  if (whole.success) return { verdict: "fits", differences: [...new Set(unknownFields(answer, whole.data))] };
  const differences = [...new Set(whole.error.issues.map(({ path, message }) => `${pathText(path)}: ${message}`))];
  try {
    parseAnswer(call, answer);
    return { verdict: "without some records", differences };
  } catch {
    return { verdict: "not usable", differences };
  }
}

/** Adds to `known` the first value of each field name. Of a list only the first three items are read. */
function collectValues(call: Call, answer: unknown, known: Map<string, string>): void {
  if (Array.isArray(answer)) for (const one of answer.slice(0, 3)) collectValues(call, one, known);
  if (!isObject(answer)) return;
  for (const [name, value] of Object.entries(answer)) {
    const field = name === "id" && CATEGORY_CALLS.includes(call) ? "product_type_id" : name;
    if ((typeof value === "string" || typeof value === "number") && value !== "" && !known.has(field))
      known.set(field, String(value));
    else collectValues(call, value, known);
  }
}

/** Input for a call from known values; undefined where one is missing. */
function inputFor(schema: z.ZodType, known: Map<string, string>): Record<string, string> | undefined {
  if (!(schema instanceof z.ZodObject)) return {};
  const input: Record<string, string> = {};
  for (const [name, field] of Object.entries<z.ZodType>(schema.shape)) {
    if (field.safeParse(undefined).success) continue;
    const value = FIXED_INPUTS[name] ?? (ANSWER_FIELDS[name] ?? [name]).map((other) => known.get(other)).find(Boolean);
    if (value === undefined) return undefined;
    input[name] = value;
  }
  return input;
}

async function testCall(call: Call, base: string, known: Map<string, string>): Promise<Finding> {
  const name = `${call.method} ${call.base} ${call.path}`;
  const [params, query, body] = [call.params, call.query, call.body].map((schema) => inputFor(schema, known));
  if (!params || !query || !body)
    return { call: name, verdict: "not asked", differences: ["no answer before had what it asks for"] };
  const begun = performance.now();
  let answered: { status: number; milliseconds: number } | undefined;
  try {
    const response = await fetch(`${base.replace(/\/+$/, "")}/${callPath(call, { params, query })}`, {
      method: call.method,
      headers: { language: call.language, accept: "application/json", "content-type": "application/json" },
      ...(call.method === "POST" && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    answered = { status: response.status, milliseconds: Math.round(performance.now() - begun) };
    if (!response.ok) return { call: name, verdict: "refused", ...answered, differences: [] };
    const answer: unknown = JSON.parse(text);
    collectValues(call, answer, known);
    return { call: name, ...answered, ...judge(call, answer) };
  } catch (error) {
    return {
      call: name,
      verdict: "not usable",
      ...answered,
      differences: [error instanceof Error ? error.message : String(error)],
    };
  }
}

/** Makes every read call, those that need identifiers last. */
export async function compareServices(bases: Record<Base, string>): Promise<Finding[]> {
  const known = new Map<string, string>();
  const findings: Finding[] = [];
  const later: Call[] = [];
  for (const call of READ_CALLS)
    if ([call.params, call.query, call.body].every((schema) => inputFor(schema, new Map())))
      findings.push(await testCall(call, bases[call.base], known));
    else later.push(call);
  for (const call of later) findings.push(await testCall(call, bases[call.base], known));
  return findings;
}
