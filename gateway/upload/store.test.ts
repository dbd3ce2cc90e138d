import type { Database } from "../db/database.ts";
import type { Files } from "./files.ts";
import { storeUpload } from "./store.ts";

/** A database that notes what is deleted, and has one file that nobody used. */
function databaseWithOldFile() {
  const asked: unknown[] = [];
  const database: Database = {
    async rows(row, text, values = []) {
      asked.push([text.split(" ").slice(0, 3).join(" "), ...values]);
      return [row.parse({ path: "/uploads/old.pdf" })];
    },
    row: async () => undefined,
    run: async () => 1,
    transaction: () => Promise.reject(new Error("none is needed")),
    close: async () => {},
  };
  return { database, asked };
}

test("a file that nobody has used for a day goes when the next one comes", async () => {
  const { database, asked } = databaseWithOldFile();
  const removed: string[] = [];
  const files: Files = {
    write: async () => {},
    read: async () => Buffer.from(""),
    remove: async (name) => void removed.push(name),
  };
  const limits = { consume: async () => 1, readCount: async () => 0, countAndTest: async () => true, forget: async () => {} };
  const file = new File(["%PDF-1.7"], "ficha.pdf");
  await storeUpload({ database, files, limits }, { file, memberId: null, clientIp: "203.0.113.9" });
  expect(asked).toEqual([["delete from upload", "1 days"]]);
  expect(removed).toEqual(["old.pdf"]);
});
