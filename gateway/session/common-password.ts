import { readFileSync } from "node:fs";
import { Refusal } from "../refusal.ts";

/** From @zxcvbn-ts/language-common 4.1.3 (MIT), in lower case, those of at least eight characters. */
const COMMON_PASSWORDS = new Set(
  readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n"),
);

export function refuseCommonPassword(password: string): void {
  const text = "Esa contraseña es una de las más usadas y se adivina enseguida. Elija otra.";
  if (COMMON_PASSWORDS.has(password.toLowerCase())) throw new Refusal(422, text, { password: [text] });
}
