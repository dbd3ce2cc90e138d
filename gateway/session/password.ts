import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Parameters of scrypt. `power`: log2 of N, `block`: r, `rounds`: p. */
type Cost = { power: number; block: number; rounds: number };

/** OWASP Password Storage Cheat Sheet: 32 MB, three rounds. */
const PASSWORD_COST: Cost = { power: 15, block: 8, rounds: 3 };
/** Of older password hashes, which do not state their cost, and of codes, which are short-lived. */
const OLD_COST: Cost = { power: 14, block: 8, rounds: 1 };
const TEST_COST: Cost = { power: 4, block: 8, rounds: 1 };

let hashCosts = { password: PASSWORD_COST, code: OLD_COST };

/** Makes new hashes cost next to nothing from now on. Only for a gateway with test switches. */
export function hashAtTestCost(): void {
  hashCosts = { password: TEST_COST, code: TEST_COST };
}

function keyFor(password: string, salt: Buffer, { power, block, rounds }: Cost): Promise<Buffer> {
  const [N, r] = [2 ** power, block];
  return derive(password, salt, KEY_BYTES, { N, r, p: rounds, maxmem: 256 * N * r });
}

const costPrefix = ({ power, block, rounds }: Cost) => `scrypt:${power}:${block}:${rounds}:`;

/** As `scrypt:15:8:3:<salt>:<key>`; older hashes are `<salt>:<key>`. */
const toStoredHash = (cost: Cost, salt: Buffer, key: Buffer) =>
  `${costPrefix(cost)}${salt.toString("hex")}:${key.toString("hex")}`;

async function hashAt(cost: Cost, text: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return toStoredHash(cost, salt, await keyFor(text, salt, cost));
}

export const passwordHash = (password: string): Promise<string> => hashAt(hashCosts.password, password);

export const codeHash = (code: string): Promise<string> => hashAt(hashCosts.code, code);

/** Compared where there is no hash, so that both cases take the same time. */
const dummyHash = () => toStoredHash(hashCosts.password, Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));

function parseHash(hash: string): { cost: Cost; salt: Buffer; key: Buffer } {
  const parts = hash.split(":");
  const [key = "", salt = "", rounds, block, power] = parts.toReversed();
  const isOld = parts.length === 2;
  const cost = isOld ? OLD_COST : { power: Number(power), block: Number(block), rounds: Number(rounds) };
  return { cost, salt: Buffer.from(salt, "hex"), key: Buffer.from(key, "hex") };
}

export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const { cost, salt, key } = parseHash(hash ?? dummyHash());
  return timingSafeEqual(await keyFor(password, salt, cost), key) && hash !== undefined;
}

/** Whether a password's hash has another cost than new ones. A login by password then replaces it. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(costPrefix(hashCosts.password));
