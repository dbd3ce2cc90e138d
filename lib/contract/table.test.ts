import { ALL_CALLS } from "./table";

const nameOf = ({ method, base, path }: (typeof ALL_CALLS)[number]) => `${method} ${base} ${path}`;
const shapeOf = (schema: unknown) =>
  typeof schema === "object" && schema !== null && "shape" in schema ? Object.keys(Object(schema.shape)) : undefined;

describe("the contract", () => {
  test("no two calls share method, base and path, however the path is written", () => {
    const addresses = ALL_CALLS.map(
      ({ method, base, path }) => `${method} ${base} ${path.replace(/^\//, "").replace(/\{\w+\}/g, "{}")}`,
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test("every path parameter has a schema", () => {
    for (const call of ALL_CALLS) {
      const named = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect({ path: call.path, params: shapeOf(call.params) }).toEqual({ path: call.path, params: named });
    }
  });

  test("reads by GET have no body", () => {
    for (const call of ALL_CALLS.filter(({ method }) => method === "GET")) expect(shapeOf(call.body)).toEqual([]);
  });

  test("no browser logs in, registers, or changes a contact or a password over the proxy", () => {
    expect(ALL_CALLS.filter(({ path, browser }) => browser && /^\/?(auth|ums)\//.test(path)).map(nameOf)).toEqual([]);
  });

  // spec: 1.1, 1.3
  test("member areas need a session, browsing and the quotation form do not", () => {
    const member =
      /^\/member\/(?!inquiry\/(public|units)|countrys)|national\/(v1\/(address|account|orders)|cart|orderPayments|forex)|^ums\/|\/im\//;
    for (const call of ALL_CALLS)
      expect({ call: nameOf(call), session: call.session }).toEqual({
        call: nameOf(call),
        session: member.test(call.path),
      });
  });

  // spec: 1.5, 23.2
  test("the language header is the one that the specification names", () => {
    const named = ALL_CALLS.filter(({ language }) => language !== "co").map(({ path, language }) => `${path} ${language}`);
    expect(named.sort()).toEqual(["/common/area_code en", "/common/country en", "/member/countrys es"]);
  });
});

test("no call accepts an answer that is not there: what is no JSON is read as that", () => {
  expect(ALL_CALLS.filter(({ response }) => response.safeParse(undefined).success)).toEqual([]);
});
