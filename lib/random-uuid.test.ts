import { z } from "zod";
import { randomUuid } from "./random-uuid";

test("identifiers are of version 4, each another, without crypto.randomUUID", () => {
  const own = jest.spyOn(crypto, "randomUUID").mockImplementation(() => {
    throw new TypeError("crypto.randomUUID is not a function");
  });
  const some = Array.from({ length: 100 }, randomUuid);
  expect(some.every((one) => z.uuidv4().safeParse(one).success)).toBe(true);
  expect(new Set(some).size).toBe(100);
  own.mockRestore();
});
