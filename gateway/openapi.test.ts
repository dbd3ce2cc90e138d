import { z } from "zod";
import { callAddress } from "../lib/contract/call.ts";
import { PrivateInquiry, PublicInquiry } from "../lib/contract/inquiry.ts";
import { ProductTypeList } from "../lib/contract/product.ts";
import { ALL_CALLS } from "../lib/contract/table.ts";
import { openApi } from "./openapi.ts";

const Body = z.object({ required: z.literal(true), content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) });
const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ requestBody: Body.optional() }))),
});
const { paths } = Document.parse(openApi(ALL_CALLS));

const bodyOf = (call: (typeof ALL_CALLS)[number]) => paths[callAddress(call)]?.[call.method.toLowerCase()]?.requestBody;

test("a body that may have one of several shapes is described with all of them", () => {
  for (const call of [PublicInquiry, PrivateInquiry]) {
    expect(bodyOf(call)?.content["application/json"]?.schema).toMatchObject({ anyOf: [{ type: "object" }, { type: "object" }] });
  }
});

test("a call that is sent nothing has no body, an upload is a form", () => {
  expect(bodyOf(ProductTypeList)).toBeUndefined();
  const uploads = ALL_CALLS.filter(({ multipart }) => multipart);
  expect(uploads.length).toBeGreaterThan(0);
  for (const call of uploads) expect(Object.keys(bodyOf(call)?.content ?? {})).toEqual(["multipart/form-data"]);
});
