import { z } from "zod";
import { type Call, callAddress } from "../lib/contract/call.ts";
import { ErrorBody } from "../lib/contract/wire.ts";

type Field = { name: string; required: boolean; schema: object };

const isRequired = (field: unknown) => field instanceof z.ZodType && !field.safeParse(undefined).success;

/** Describes output types, since the input type of a coerced number would be "any". Fields with a default are optional, as they are for callers. */
export function jsonSchema(schema: z.ZodType): object {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: "output",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema: made }) => {
      if (!(zodSchema instanceof z.ZodObject) || !made.required) return;
      const required = Object.entries(zodSchema.shape).flatMap(([name, field]) => (isRequired(field) ? [name] : []));
      made.required = required;
    },
  });
  return json;
}

const listFields = (schema: z.ZodType): Field[] =>
  schema instanceof z.ZodObject
    ? Object.entries(schema.shape).flatMap(([name, field]) =>
        field instanceof z.ZodType ? [{ name, required: isRequired(field), schema: jsonSchema(field) }] : [],
      )
    : [];

const FORM_WITH_FILE = {
  type: "object",
  properties: { file: { type: "string", contentMediaType: "application/octet-stream" } },
  required: ["file"],
};

const hasBody = ({ body }: Call) => !(body instanceof z.ZodObject && Object.keys(body.shape).length === 0);

const content = (schema: z.ZodType) => ({ "application/json": { schema: jsonSchema(schema) } });

const bodyContent = (call: Call) =>
  call.multipart
    ? { "multipart/form-data": { schema: hasBody(call) ? jsonSchema(call.body) : FORM_WITH_FILE } }
    : content(call.body);

function toOperation(call: Call) {
  const error = { description: "Refused", content: content(ErrorBody) };
  return {
    summary: call.summary,
    tags: [call.base],
    parameters: [
      ...listFields(call.params).map((field) => ({ ...field, in: "path" })),
      ...listFields(call.query).map((field) => ({ ...field, in: "query" })),
    ],
    ...((hasBody(call) || call.multipart) && { requestBody: { required: true, content: bodyContent(call) } }),
    ...(call.session && { security: [{ bearer: [] }] }),
    responses: { "200": { description: "Answer", content: content(call.response) }, default: error },
  };
}

export function openApi(calls: Call[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const path = callAddress(call);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: toOperation(call) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Staging gateway", version: "1.0.0" },
    paths,
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  };
}
