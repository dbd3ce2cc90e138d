import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** What one guess costs: blocks of memory as a power of two, size of a block, rounds. */
type Cost = { power: number; block: number; rounds: number };

/** One of the figures that OWASP names for scrypt (Password Storage Cheat Sheet): 32 MB, three rounds. */
const PASSWORD_COST: Cost = { power: 15, block: 8, rounds: 3 };
/** Codes live ten minutes and allow five tries; until 2026 passwords cost as much, and their hashes did not say so. */
export const CODE_COST: Cost = { power: 14, block: 8, rounds: 1 };

function keyFor(password: string, salt: Buffer, { power, block, rounds }: Cost): Promise<Buffer> {
  const [N, r] = [2 ** power, block];
  return derive(password, salt, KEY_BYTES, { N, r, p: rounds, maxmem: 256 * N * r });
}

const toStoredHash = ({ power, block, rounds }: Cost, salt: Buffer, key: Buffer) =>
  `scrypt:${power}:${block}:${rounds}:${salt.toString("hex")}:${key.toString("hex")}`;

/** A password as it may be kept: scrypt with its own salt, its cost beside it. */
export async function passwordHash(password: string, cost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return toStoredHash(cost, salt, await keyFor(password, salt, cost));
}

// Compared with where there is no account or no password, so that the time of the answer does not tell which.
const NOBODY = toStoredHash(PASSWORD_COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));

function parseHash(hash: string): { cost: Cost; salt: Buffer; key: Buffer } {
  const parts = hash.split(":");
  const [key = "", salt = "", rounds, block, power] = parts.toReversed();
  const isOld = parts.length === 2;
  const cost = isOld ? CODE_COST : { power: Number(power), block: Number(block), rounds: Number(rounds) };
  return { cost, salt: Buffer.from(salt, "hex"), key: Buffer.from(key, "hex") };
}

/** Whether a password is the kept one; takes as long where nothing is kept. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const { cost, salt, key } = parseHash(hash ?? NOBODY);
  return timingSafeEqual(await keyFor(password, salt, cost), key) && hash !== undefined;
}

/** Whether a kept password was made at another cost than today's, and is to be made anew when it is next typed. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(NOBODY.slice(0, NOBODY.indexOf(":00")));
