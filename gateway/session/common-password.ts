import { readFileSync } from "node:fs";
import { Refusal } from "../refusal.ts";

/**
 * Passwords of eight letters or more that breaches show most often, in small letters: `src/passwords.json` of the package
 * @zxcvbn-ts/language-common 4.1.3 (MIT).
 */
const COMMON = new Set(
  readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n"),
);

/** @throws Refusal 422 for a password that everybody who guesses tries first */
export function refuseCommon(password: string): void {
  const text = "Esa contraseña es una de las más usadas y se adivina enseguida. Elija otra.";
  if (COMMON.has(password.toLowerCase())) throw new Refusal(422, text, { password: [text] });
}
