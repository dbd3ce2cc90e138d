import { scryptSync } from "node:crypto";
import type { Database } from "../db/database.ts";
import { login } from "./login.ts";

const SALT = Buffer.from("00112233445566778899aabbccddeeff", "hex");
const OLD_HASH = `${SALT.toString("hex")}:${scryptSync("Secreta-123", SALT, 32).toString("hex")}`;

const MEMBER = {
  ...{ id: 7, email: "ana@example.co", first_name: "", nickname: "", company: "", tax_id: "", nationality: "" },
  ...{ user_type: "buyer", level: "standard", password_hash: OLD_HASH, is_aside: false, created_at: "2026-01-01T00:00:00Z" },
};

/** A database that has one member, and notes what is written. */
function databaseWithMember() {
  const written: string[] = [];
  const database: Database = {
    rows: async () => [],
    row: async (row, text) => (text.startsWith("select * from member") ? row.parse(MEMBER) : undefined),
    async run(text, values = []) {
      if (text.startsWith("update member")) written.push(String(values[1]));
      return 1;
    },
    transaction: async (work) => work(database),
    close: async () => {},
  };
  return { database, written };
}

const limits = { count: async () => 1, counted: async () => 0, isWithin: async () => true, forget: async () => {} };

test("a password that was kept at another cost is kept at today's once it is typed", async () => {
  const { database, written } = databaseWithMember();
  const typed = (password: string) =>
    login({ database, limits }, { loginType: "email", email: "ana@example.co", password, address: "203.0.113.9" });
  await expect(typed("Secreta-124")).rejects.toThrow("El usuario o la contraseña no coinciden.");
  expect(written).toEqual([]);
  expect((await typed("Secreta-123")).user.userId).toBe("7");
  expect(written).toEqual([expect.stringMatching(/^scrypt:15:8:3:/)]);
});
