import { z } from "zod";
import type { Base, Call } from "../lib/contract/call.ts";
import { ErrorBody } from "../lib/contract/wire.ts";

type JsonSchema = ReturnType<typeof z.toJSONSchema>;

// Output side: the input side of a number that may travel as text says only that it may be anything.
const schemaOf = (schema: z.ZodType): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: "output", unrepresentable: "any" });
  return rest;
};

const parametersOf = (place: "path" | "query", schema: z.ZodType) =>
  Object.entries(schemaOf(schema).properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path",
    schema: property,
  }));

const hasFields = (schema: z.ZodType) => Object.keys(schemaOf(schema).properties ?? {}).length > 0;

function operationOf(call: Call) {
  const content = (schema: z.ZodType) => ({ "application/json": { schema: schemaOf(schema) } });
  const error = { description: "Refused", content: content(ErrorBody) };
  return {
    summary: call.summary,
    tags: [call.base],
    parameters: [...parametersOf("path", call.params), ...parametersOf("query", call.query)],
    ...(hasFields(call.body) && { requestBody: { required: true, content: content(call.body) } }),
    ...(call.session && { security: [{ bearer: [] }] }),
    responses: { "200": { description: "Answer", content: content(call.response) }, default: error },
  };
}

/** OpenAPI 3.1 document of a list of calls, made from nothing but the contract. */
export function openApi(calls: Call[], mounts: Record<Base, string>) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const path = `${mounts[call.base]}/${call.path.replace(/^\//, "")}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Staging gateway", version: "1.0.0" },
    paths,
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  };
}
