import { z } from "zod";
import { readAnswer, readRefusal } from "./answer";
import { ContractError, errorText } from "./errors";

const List = { path: "things", response: z.object({ records: z.array(z.object({ id: z.string() })), total: z.number() }) };

describe("reading an answer", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  afterEach(() => warn.mockClear());

  test("unknown fields are ignored", () => {
    expect(readAnswer(List, { records: [{ id: "1", colour: "red" }], total: 1, extra: true })).toEqual({
      records: [{ id: "1" }],
      total: 1,
    });
    expect(warn).not.toHaveBeenCalled();
  });

  test("malformed records are dropped and logged, the others stay", () => {
    expect(readAnswer(List, { records: [{ id: "1" }, { id: 2 }, null, { id: "3" }], total: 4 })).toEqual({
      records: [{ id: "1" }, { id: "3" }],
      total: 4,
    });
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test("what is wrong outside a list's records is an error of the contract", () => {
    expect(() => readAnswer(List, { records: [], total: "many" })).toThrow(ContractError);
    expect(() => readAnswer(List, "<html>")).toThrow(ContractError);
    expect(() => readAnswer(List, null)).toThrow(ContractError);
  });
});

describe("reading a refusal", () => {
  test("errors may be a text, a list or a map, and are always shown as text", () => {
    expect(errorText({ errors: "Código vencido" })).toBe("Código vencido");
    expect(errorText({ errors: ["Uno.", "Dos."] })).toBe("Uno. Dos.");
    expect(errorText({ errors: { name: ["Falta el nombre."], unit: "Falta la unidad." } })).toBe(
      "Falta el nombre. Falta la unidad.",
    );
    expect(errorText({ message: "No se pudo" })).toBe("No se pudo");
    expect(errorText({})).toBe("");
  });

  test("a page of a proxy in between is a refusal without words", async () => {
    const refusal = await readRefusal(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    expect([refusal.status, refusal.text]).toEqual([502, ""]);
  });
});
