import { createServer, type Server } from "node:http";
import { z } from "zod";
import { type Call, callAddress } from "../lib/contract/call.ts";
import { ALL_CALLS } from "../lib/contract/table.ts";

export const FOREIGN_ID = "0b9f3a52-6c1e-4d7a-9f0e-5d2b8c7a1e44";
/** Beyond Number.MAX_SAFE_INTEGER. */
export const UNSAFE_NUMBER = "12345678901234567891";
/** JSON.stringify would round UNSAFE_NUMBER: this text is replaced by its digits afterwards. */
const PLACEHOLDER = `number:${UNSAFE_NUMBER}`;

/** Length of every list named `records`, whatever page size was asked for; any other list has FEW. */
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

/** Such as `product_id` and `orderNo`. */
const isId = (name: string) => /(id|no)$/i.test(name);

/** The first of these values that the schema accepts. Every second record has its ids as numbers. */
function foreignScalar(schema: z.ZodType, name: string, index: number): unknown {
  const isNumber = index % 2 === 1 && schema.safeParse(7).success;
  const ids = isId(name) ? [isNumber ? PLACEHOLDER : FOREIGN_ID] : [];
  return [...ids, ...TEXTS, ...NUMBERS, true].find((one) => schema.safeParse(one).success);
}

function assertSchema(value: unknown): z.ZodType {
  if (value instanceof z.ZodType) return value;
  throw new Error("a schema has a part that is none");
}

/** A value that a schema accepts, as another service might send it: no optional fields, other order, unknown fields. */
function foreignValue(schema: z.ZodType, name = "", index = 0): unknown {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.ZodType>(schema.shape).filter(([, field]) => !field.safeParse(undefined).success);
    const entries = fields.map(([key, field]) => [key, foreignValue(field, key, index)]);
    return Object.fromEntries([["_vendor", { trace: [1, null] }], ...entries.reverse(), ["zz_unknown", null]]);
  }
  if (schema instanceof z.ZodArray) {
    const many = name === "records" ? RECORDS : FEW;
    return Array.from({ length: many }, (_, at) => foreignValue(assertSchema(schema.element), name, at));
  }
  if (schema instanceof z.ZodRecord) return { otro: foreignValue(assertSchema(schema.valueType), name, index) };
  if (schema instanceof z.ZodNullable) return foreignValue(assertSchema(schema.unwrap()), name, index);
  if (schema instanceof z.ZodUnion) return foreignValue(assertSchema(schema.options[0]), name, index);
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodObject) return foreignValue(schema.in, name, index);
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  return foreignScalar(schema, name, index);
}

const foreignAnswer = (call: Call) => JSON.stringify(foreignValue(call.response)).replaceAll(`"${PLACEHOLDER}"`, UNSAFE_NUMBER);

const addressPattern = (call: Call) => new RegExp(`^${callAddress(call).replaceAll(/\{\w+\}/g, "[^/]+")}$`);

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

/** A third-party gateway: every call of the contract answered with unusual values, or refused after `refuse`. */
export function foreignGateway(): { server: Server; refuse: (status: number, body: string) => void; answer: () => void } {
  // Literal paths win over paths with parameters.
  const calls = ALL_CALLS.toSorted((one, other) => Number(one.path.includes("{")) - Number(other.path.includes("{")));
  const answers = calls.map((call) => ({ method: call.method, path: addressPattern(call), body: foreignAnswer(call) }));
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
