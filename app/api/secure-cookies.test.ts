import { globSync, readFileSync } from "node:fs";
import { saveDeleted } from "@/lib/address/server";
import { env } from "@/lib/env";
import { saveForm } from "@/lib/form/saved";
import { GatewayError } from "@/lib/http/errors";
import { ensureDevice } from "@/lib/session/device";
import { answerPlainForm } from "@/lib/session/plain-form";
import { clearSession, setGreetingCookie } from "@/lib/session/server";
import { ANA } from "@/lib/session/visitor.fixture";

type Kept = { name: string; secure?: boolean };

const set: Kept[] = [];
const jar = {
  get: () => undefined,
  has: () => false,
  delete: () => {},
  set: (...[cookie, , options]: [string | Kept, string?, Omit<Kept, "name">?]) =>
    set.push(typeof cookie === "string" ? { name: cookie, ...options } : cookie),
};
jest.mock("next/headers", () => ({ cookies: async () => jar, headers: async () => new Headers() }));

const PERSON = { id: "1", version: 1, is_default: true, receiver: "Ana", country_code: "57", phone: "3001234567" };
const CITY = { department: "05", department_name: "Antioquia", municipality: "05001", municipality_name: "Medellín" };

/** Runs every part of the site that sets cookies. Returns what was set. */
async function setAll(): Promise<Kept[]> {
  set.length = 0;
  await saveForm("/personCenter/Address/new", { receiver: ["Ana"] });
  await saveDeleted({ ...PERSON, ...CITY, address: "Carrera 43A # 1-50" });
  await ensureDevice(new Headers());
  await setGreetingCookie(ANA);
  await clearSession();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const request = new Request("http://site/", { method: "POST", body: "email=ana", headers });
  await answerPlainForm(request, "/login", () => Promise.reject(new GatewayError(422, "Revise el código.")));
  return set;
}

test.each([
  ["https://tienda.example", true],
  ["http://127.0.0.1:3000", false],
])("at %s every cookie is Secure: %s", async (address, secure) => {
  env.SITE_URL = address;
  const all = await setAll();
  const names = ["access_token", "deleted_address", "device", "login_failed", "pord_token", "typed", "user", "userId"];
  expect([...new Set(all.map(({ name }) => name))].sort()).toEqual(names);
  expect(all.filter((cookie) => cookie.secure !== secure)).toEqual([]);
});

test("no cookie is set but by what was asked here", () => {
  const setting = globSync("{app,components,lib}/**/*.{ts,tsx}").filter((file) => {
    const source = readFileSync(file, "utf8");
    return !file.endsWith(".test.ts") && /\bsameSite\b|document\.cookie\s*=[^=]/.test(source);
  });
  expect(setting.sort()).toEqual(["lib/session/cookies.ts", "lib/session/member-cookies.ts", "lib/session/plain-form.ts"]);
});
