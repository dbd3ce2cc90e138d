import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Parameters of scrypt: log2 N, r, p. */
type Cost = { power: number; block: number; rounds: number };

const TEST_COST: Cost | undefined = process.env.GATEWAY_TEST_SWITCHES === "1" ? { power: 4, block: 8, rounds: 1 } : undefined;
/** OWASP Password Storage Cheat Sheet: 32 MB, three rounds; next to nothing with test switches, which no shop has. */
const PASSWORD_COST: Cost = TEST_COST ?? { power: 15, block: 8, rounds: 3 };
/** Of older password hashes, which do not state it, and of codes, which are short-lived. */
const OLD_COST: Cost = { power: 14, block: 8, rounds: 1 };
export const CODE_COST: Cost = TEST_COST ?? OLD_COST;

function keyFor(password: string, salt: Buffer, { power, block, rounds }: Cost): Promise<Buffer> {
  const [N, r] = [2 ** power, block];
  return derive(password, salt, KEY_BYTES, { N, r, p: rounds, maxmem: 256 * N * r });
}

const costPrefix = ({ power, block, rounds }: Cost) => `scrypt:${power}:${block}:${rounds}:`;

/** As `scrypt:15:8:3:<salt>:<key>`; older hashes are `<salt>:<key>`. */
const toStoredHash = (cost: Cost, salt: Buffer, key: Buffer) =>
  `${costPrefix(cost)}${salt.toString("hex")}:${key.toString("hex")}`;

export async function passwordHash(password: string, cost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return toStoredHash(cost, salt, await keyFor(password, salt, cost));
}

// Compared where there is no hash, so that both cases take the same time.
const DUMMY_HASH = toStoredHash(PASSWORD_COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));

function parseHash(hash: string): { cost: Cost; salt: Buffer; key: Buffer } {
  const parts = hash.split(":");
  const [key = "", salt = "", rounds, block, power] = parts.toReversed();
  const isOld = parts.length === 2;
  const cost = isOld ? OLD_COST : { power: Number(power), block: Number(block), rounds: Number(rounds) };
  return { cost, salt: Buffer.from(salt, "hex"), key: Buffer.from(key, "hex") };
}

export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const { cost, salt, key } = parseHash(hash ?? DUMMY_HASH);
  return timingSafeEqual(await keyFor(password, salt, cost), key) && hash !== undefined;
}

/** Whether a hash has another cost than new ones: a login by password renews it. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(costPrefix(PASSWORD_COST));
