import { createServer, type Server } from "node:http";
import { z } from "zod";
import type { Call } from "../lib/contract/call.ts";
import { ALL_CALLS } from "../lib/contract/table.ts";

/** Where each service of the contract is at a gateway of this repository. */
const PREFIX = { buyer: "/buyer/v1", base2: "/base2", base3: "/base3", cs: "/cs" } as const;

export const UUID = "0b9f3a52-6c1e-4d7a-9f0e-5d2b8c7a1e44";
/** Beyond what a number of JavaScript holds exactly. */
export const LONG = "12345678901234567891";
/** Stands for LONG while an answer is made, and goes out as a number. */
const AS_NUMBER = `number:${LONG}`;

/** However many were asked for. */
const RECORDS = 10_000;
const FEW = 2;

const TEXTS = [
  'Raro & <b>otro</b> "más"',
  "2026-11-23T10:00:00-05:00",
  "2026-11-23",
  "https://example.com/a.webp",
  "ana@example.co",
  "CO",
  "US$1.00",
  "7",
  "approved",
];
const NUMBERS = [7, 1, 0.5, 0];

const isId = (name: string) => /id$|^id$|no$/i.test(name);

/** What a field of a schema may have: the first of a few oddities that it takes. */
function leaf(schema: z.ZodType, name: string, index: number): unknown {
  const isNumber = index % 2 === 1 && schema.safeParse(7).success;
  const own = isId(name) ? [isNumber ? AS_NUMBER : UUID] : [];
  return [...own, ...TEXTS, ...NUMBERS, true].find((one) => schema.safeParse(one).success);
}

function part(of: unknown): z.ZodType {
  if (of instanceof z.ZodType) return of;
  throw new Error("a schema has a part that is none");
}

/** The answer that a schema describes, as another program would write it: nothing optional, fields in another order, and some of its own. */
function odd(schema: z.ZodType, name = "", index = 0): unknown {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.ZodType>(schema.shape).filter(([, field]) => !field.safeParse(undefined).success);
    const made = fields.map(([key, field]) => [key, odd(field, key, index)]);
    return Object.fromEntries([["_vendor", { trace: [1, null] }], ...made.reverse(), ["zz_unknown", null]]);
  }
  if (schema instanceof z.ZodArray) {
    const many = name === "records" ? RECORDS : FEW;
    return Array.from({ length: many }, (_, at) => odd(part(schema.element), name, at));
  }
  if (schema instanceof z.ZodRecord) return { otro: odd(part(schema.valueType), name, index) };
  if (schema instanceof z.ZodNullable) return odd(part(schema.unwrap()), name, index);
  if (schema instanceof z.ZodUnion) return odd(part(schema.options[0]), name, index);
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodObject) return odd(schema.in, name, index);
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  return leaf(schema, name, index);
}

const answerOf = (call: Call) => JSON.stringify(odd(call.response)).replaceAll(`"${AS_NUMBER}"`, LONG);

const pathOf = ({ base, path }: Call) =>
  new RegExp(`^${PREFIX[base]}/${path.replace(/^\//, "").replaceAll(/\{\w+\}/g, "[^/]+")}$`);

/** A refusal in one of the shapes that services have, or what a proxy in between says. */
export const REFUSALS: readonly string[] = [
  '{"errors":"No se pudo."}',
  '{"errors":["Uno.","Dos."]}',
  '{"errors":{"email":["Ya está."],"phone":"No es."}}',
  '{"message":"Nada."}',
  "{}",
  '{"errors":{"a":{"b":1}}}',
  "<html><h1>502</h1></html>",
  "",
];

/** A gateway that nobody of this project wrote: every call of the contract, answered oddly, or refused when `refusal` is set. */
export function oddGateway(): { server: Server; refuse: (status: number, body: string) => void; answer: () => void } {
  // A path without a place for an identifier is that call's, also where one with a place would take it.
  const calls = ALL_CALLS.toSorted((one, other) => Number(one.path.includes("{")) - Number(other.path.includes("{")));
  const answers = calls.map((call) => ({ method: call.method, path: pathOf(call), body: answerOf(call) }));
  let refusal: { status: number; body: string } | undefined;
  const server = createServer((request, response) => {
    request.resume();
    const { pathname } = new URL(request.url ?? "/", "http://gateway");
    const known = answers.find(({ method, path }) => method === request.method && path.test(pathname));
    response.setHeader("content-type", "application/json");
    if (pathname === "/health") response.end('{"status":"ok"}');
    else if (!known) response.writeHead(404).end("{}");
    else if (refusal) response.writeHead(refusal.status).end(refusal.body);
    else response.end(known.body);
  });
  return {
    server,
    refuse: (status, body) => {
      refusal = { status, body };
    },
    answer: () => {
      refusal = undefined;
    },
  };
}
