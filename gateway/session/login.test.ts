import { scryptSync } from "node:crypto";
import type { Database } from "../db/database.ts";
import { login } from "./login.ts";
import { passwordHash } from "./password.ts";

const SALT = Buffer.from("00112233445566778899aabbccddeeff", "hex");
const hashOf = (secret: string) => `${SALT.toString("hex")}:${scryptSync(secret, SALT, 32).toString("hex")}`;
const [OLD_HASH, OTHER_HASH, CODE_HASH] = [hashOf("Secreta-123"), hashOf("Secreta-456"), hashOf("123456")];

const MEMBER = {
  ...{ id: 7, email: "ana@example.co", first_name: "", nickname: "", company: "", tax_id: "", nationality: "" },
  ...{
    email_verified_at: "2026-01-01T00:00:00Z",
    user_type: "buyer",
    level: "standard",
    password_hash: OLD_HASH,
    is_aside: false,
    created_at: "2026-01-01T00:00:00Z",
  },
};

type Meanwhile = { email?: string; password_hash?: string };

/** A database that has one member, whom somebody else changes just before a login locks it; it notes what is written. */
function databaseWithMember(meanwhile: Meanwhile = {}) {
  let member = MEMBER;
  const written: string[] = [];
  const database: Database = {
    rows: async () => [],
    async row(row, text, [first] = []) {
      if (text.startsWith("update code")) return row.parse({ key: first, hash: CODE_HASH, tries: 1 });
      return text.startsWith("select * from member") && first === member.email ? row.parse(member) : undefined;
    },
    async run(text, values = []) {
      if (text.startsWith("update member")) written.push(String(values[1]));
      if (text.endsWith("for update")) member = { ...member, ...meanwhile };
      return 1;
    },
    transaction: async (work) => work(database),
    close: async () => {},
  };
  return { database, written };
}

const limits = { consume: async () => 1, readCount: async () => 0, countAndTest: async () => true, forget: async () => {} };

test("a password that was kept at another cost is kept at today's once it is typed", async () => {
  const { database, written } = databaseWithMember();
  const typed = (password: string) =>
    login({ database, limits }, { loginType: "email", email: "ana@example.co", password, clientIp: "203.0.113.9" });
  await expect(typed("Secreta-124")).rejects.toThrow("El correo o la contraseña no coinciden.");
  expect(written).toEqual([]);
  expect((await typed("Secreta-123")).user.userId).toBe("7");
  expect(written).toEqual([expect.stringMatching(/^scrypt:15:8:3:/)]);
});

describe("what changes while somebody logs in", () => {
  const typed = (meanwhile: Meanwhile, given: { password: string } | { code: string }) =>
    login(
      { database: databaseWithMember(meanwhile).database, limits },
      { loginType: "email", email: "ana@example.co", ...given, clientIp: "203.0.113.9" },
    );

  test.each([
    ["the password, to the password before", { password_hash: OTHER_HASH }, { password: "Secreta-123" }],
    ["the e-mail, to the password", { email: "otra@example.co" }, { password: "Secreta-123" }],
    ["the e-mail, to a code of the mailbox before", { email: "otra@example.co" }, { code: "123456" }],
  ])("shuts the door: %s", async (_what, meanwhile, given) => {
    await expect(typed(meanwhile, given)).rejects.toThrow("El correo o la contraseña no coinciden.");
  });

  test("lets in who comes with the same password, kept anew", async () => {
    const anew = await passwordHash("Secreta-123");
    expect((await typed({ password_hash: anew }, { password: "Secreta-123" })).user.userId).toBe("7");
  });

  test("is nothing to a code whose mailbox stays", async () => {
    expect((await typed({ password_hash: OTHER_HASH }, { code: "123456" })).user.userId).toBe("7");
  });
});
