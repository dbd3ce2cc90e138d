import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** A password as it may be kept: scrypt with its own salt, `salt:key` in hexadecimal. */
export async function passwordHash(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${salt.toString("hex")}:${(await derive(password, salt, KEY_BYTES)).toString("hex")}`;
}

// Compared with where there is no account or no password, so that the time of the answer does not tell which.
const NOBODY = `${"00".repeat(SALT_BYTES)}:${"00".repeat(KEY_BYTES)}`;

/** Whether a password is the kept one; takes as long where nothing is kept. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [salt = "", key = ""] = (kept ?? NOBODY).split(":");
  const derived = await derive(password, Buffer.from(salt, "hex"), KEY_BYTES);
  return timingSafeEqual(derived, Buffer.from(key, "hex")) && kept !== undefined;
}
