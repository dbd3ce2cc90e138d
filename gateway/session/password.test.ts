import { scryptSync } from "node:crypto";
import { hashAtTestCost, isOutdated, isPassword, passwordHash } from "./password.ts";

test("a hash says what it cost: one of the figures of OWASP", async () => {
  const hash = await passwordHash("Tazas-de-ceramica-7");
  expect(hash).toMatch(/^scrypt:15:8:3:[\da-f]{32}:[\da-f]{64}$/);
  expect(isOutdated(hash)).toBe(false);
  expect(await isPassword("Tazas-de-ceramica-7", hash)).toBe(true);
  expect(await isPassword("Tazas-de-ceramica-8", hash)).toBe(false);
});

test("a hash of before still lets in, and is to be made anew", async () => {
  const salt = Buffer.from("00112233445566778899aabbccddeeff", "hex");
  const hash = `${salt.toString("hex")}:${scryptSync("Secreta-123", salt, 32).toString("hex")}`;
  expect(await isPassword("Secreta-123", hash)).toBe(true);
  expect(await isPassword("Secreta-124", hash)).toBe(false);
  expect(isOutdated(hash)).toBe(true);
});

test("where nothing is kept no password is right", async () => {
  expect(await isPassword("", undefined)).toBe(false);
});

test("at the cost of tests a hash says so, those of before are still right, and no password still is not", async () => {
  const before = await passwordHash("Tazas-de-ceramica-7");
  hashAtTestCost();
  const hash = await passwordHash("Tazas-de-ceramica-7");
  expect(hash).toMatch(/^scrypt:4:8:1:/);
  for (const one of [before, hash]) expect(await isPassword("Tazas-de-ceramica-7", one)).toBe(true);
  expect([isOutdated(before), isOutdated(hash)]).toEqual([true, false]);
  expect(await isPassword("", undefined)).toBe(false);
});
