import { createServer, type Server } from "node:http";
import { z } from "zod";
import type { Call } from "../lib/contract/call.ts";
import { ALL_CALLS } from "../lib/contract/table.ts";

/** Path prefixes of the contract's services. */
const PREFIX = { buyer: "/buyer/v1", base2: "/base2", base3: "/base3", cs: "/cs" } as const;

export const UUID = "0b9f3a52-6c1e-4d7a-9f0e-5d2b8c7a1e44";
/** Beyond Number.MAX_SAFE_INTEGER. */
export const LONG = "12345678901234567891";
/** Placeholder for LONG, sent as a JSON number. */
const AS_NUMBER = `number:${LONG}`;

/** Records in every list, whatever page size was asked for. */
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

/** The first odd value that the schema accepts. */
function leaf(schema: z.ZodType, name: string, index: number): unknown {
  const isNumber = index % 2 === 1 && schema.safeParse(7).success;
  const own = isId(name) ? [isNumber ? AS_NUMBER : UUID] : [];
  return [...own, ...TEXTS, ...NUMBERS, true].find((one) => schema.safeParse(one).success);
}

function part(of: unknown): z.ZodType {
  if (of instanceof z.ZodType) return of;
  throw new Error("a schema has a part that is none");
}

/** An answer to a schema as another implementation would send it: no optional field, other order, extra fields. */
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

const oddAnswer = (call: Call) => JSON.stringify(odd(call.response)).replaceAll(`"${AS_NUMBER}"`, LONG);

const callPath = ({ base, path }: Call) =>
  new RegExp(`^${PREFIX[base]}/${path.replace(/^\//, "").replaceAll(/\{\w+\}/g, "[^/]+")}$`);

/** Error bodies of other services and of proxies in between. */
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

/** A third-party gateway: every call of the contract answered oddly, or refused after `refuse`. */
export function oddGateway(): { server: Server; refuse: (status: number, body: string) => void; answer: () => void } {
  // Literal paths win over paths with parameters.
  const calls = ALL_CALLS.toSorted((one, other) => Number(one.path.includes("{")) - Number(other.path.includes("{")));
  const answers = calls.map((call) => ({ method: call.method, path: callPath(call), body: oddAnswer(call) }));
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
