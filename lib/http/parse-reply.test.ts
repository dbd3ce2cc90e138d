import { z } from "zod";
import { Id } from "@/lib/contract/wire";
import { ContractError, errorText, GatewayError } from "./errors";
import { parseAnswer, parseReply, toGatewayError } from "./parse-reply";

const List = { path: "things", response: z.object({ records: z.array(z.object({ id: z.string() })), total: z.number() }) };

describe("reading an answer", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  afterEach(() => warn.mockClear());

  test("unknown fields are ignored", () => {
    expect(parseAnswer(List, { records: [{ id: "1", colour: "red" }], total: 1, extra: true })).toEqual({
      records: [{ id: "1" }],
      total: 1,
    });
    expect(warn).not.toHaveBeenCalled();
  });

  test("malformed records are dropped and logged, the others stay", () => {
    expect(parseAnswer(List, { records: [{ id: "1" }, { id: 2 }, null, { id: "3" }], total: 4 })).toEqual({
      records: [{ id: "1" }, { id: "3" }],
      total: 4,
    });
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test("what is wrong outside a list's records is an error of the contract", () => {
    expect(() => parseAnswer(List, { records: [], total: "many" })).toThrow(ContractError);
    expect(() => parseAnswer(List, "<html>")).toThrow(ContractError);
    expect(() => parseAnswer(List, null)).toThrow(ContractError);
  });
});

describe("reading an answer of another service", () => {
  const read = (body: object | string) =>
    parseReply(List, { status: 200, body: typeof body === "string" ? body : JSON.stringify(body) }).records;

  test("a number that is too long to be exact stays as it was written", () => {
    const Numbered = { path: "things", response: z.object({ id: Id, price: z.number() }) };
    const body = '{"id":12345678901234567891,"price":0.1234567890123456789}';
    expect(parseReply(Numbered, { status: 200, body })).toEqual({ id: "12345678901234567891", price: 0.123_456_789_012_345_68 });
  });

  test("of more records than any page asks for, the first are read", () => {
    const records = Array.from({ length: 10_000 }, (_, index) => ({ id: String(index) }));
    expect(read({ records, total: 10_000 })).toEqual(records.slice(0, 100));
  });
});

describe("reading a refusal", () => {
  // spec: 1.6
  test("errors may be a text, a list or a map, and are always shown as text", () => {
    expect(errorText({ errors: "Código vencido" })).toBe("Código vencido");
    expect(errorText({ errors: ["Uno.", "Dos."] })).toBe("Uno. Dos.");
    expect(errorText({ errors: { name: ["Falta el nombre."], unit: "Falta la unidad." } })).toBe(
      "Falta el nombre. Falta la unidad.",
    );
    expect(errorText({ message: "No se pudo" })).toBe("No se pudo");
    expect(errorText({})).toBe("");
  });

  test("a page of a proxy in between is a refusal without words", () => {
    const refusal = toGatewayError({ status: 502, body: "<h1>Bad gateway</h1>" });
    expect([refusal.status, refusal.text]).toEqual([502, ""]);
  });
});

describe("reading a reply", () => {
  test("what a good status brings is read by the contract", () => {
    expect(parseReply(List, { status: 200, body: '{"records":[{"id":"1"}],"total":1}' })).toEqual({
      records: [{ id: "1" }],
      total: 1,
    });
  });

  test("any other status is a refusal with its words", () => {
    expect(() => parseReply(List, { status: 422, body: '{"errors":"Revise la cantidad."}' })).toThrow(
      new GatewayError(422, "Revise la cantidad."),
    );
    expect(() => parseReply(List, { status: 302, body: "" })).toThrow(GatewayError);
  });

  test("what is no JSON is an error of the contract", () => {
    expect(() => parseReply(List, { status: 200, body: "<html>" })).toThrow(ContractError);
    expect(() => parseReply(List, { status: 200, body: "" })).toThrow(ContractError);
  });
});
