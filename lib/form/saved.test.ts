import { clearMemberCookies } from "@/lib/session/member-cookies";
import { postedFields } from "./fields";
import { clearSavedForm, readSavedForm, saveForm } from "./saved";

const jar = new Map<string, { value: string }>();
jest.mock("next/headers", () => ({
  cookies: async () => ({
    get: (name: string) => jar.get(name),
    has: (name: string) => jar.has(name),
    set: (name: string, value: string) => jar.set(name, { value }),
    delete: (name: string) => jar.delete(name),
  }),
}));

const PAGE = "/personCenter/Address/new";
const as = (member: string | undefined) => (member ? jar.set("userId", { value: member }) : jar.delete("userId"));

beforeEach(() => {
  jar.clear();
  as("7");
});

test("a form is kept for its page and its member alone", async () => {
  await saveForm(PAGE, { receiver: ["Ana Ñáñez"], notes: ["a", "b"] }, "Revise el teléfono.");
  expect(await readSavedForm(PAGE)).toEqual({
    page: PAGE,
    values: { receiver: ["Ana Ñáñez"], notes: ["a", "b"] },
    message: "Revise el teléfono.",
  });
  expect(await readSavedForm("/personCenter/FAM/new")).toBeUndefined();
  for (const other of ["8", undefined]) {
    as(other);
    expect(await readSavedForm(PAGE)).toBeUndefined();
  }
});

test("another member's login ends what one has left, the own one does not", async () => {
  await saveForm(PAGE, { receiver: ["Ana"] });
  await clearMemberCookies("7");
  expect(jar.has("typed")).toBe(true);
  await clearMemberCookies("8");
  expect(jar.has("typed")).toBe(false);
});

test("of a form that does not fit, the longest text is left out", async () => {
  const noise = Array.from({ length: 9000 }, () => Math.random().toString(36)[2] ?? "").join("");
  await saveForm(PAGE, { details: [noise], name: ["Termos"] });
  expect(jar.get("typed")?.value.length).toBeLessThan(3801);
  expect((await readSavedForm(PAGE))?.values).toEqual({ name: ["Termos"] });
  await saveForm(PAGE, { details: ["termos de acero con logo, ".repeat(190)], name: ["Termos"] });
  expect((await readSavedForm(PAGE))?.values.details?.[0]?.length).toBe(4940);
});

test("a cookie that was cut by hand holds nothing, however large it claims to be", async () => {
  for (const value of ["", "x", "____", Buffer.from("{}").toString("base64url")]) {
    jar.set("typed", { value });
    expect(await readSavedForm(PAGE)).toBeUndefined();
  }
});

test("files are not among the fields of a form", () => {
  const data = new FormData();
  data.append("quantity", "1");
  data.append("quantity", "2");
  data.append("file", new Blob(["x"]), "x.pdf");
  expect(postedFields(data)).toEqual({ quantity: ["1", "2"], file: [] });
});

test("what is no form of the site is not kept, however many fields it has", async () => {
  await saveForm(PAGE, Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`field${index}`, ["a"]])));
  expect(jar.has("typed")).toBe(false);
});

test("a form that was carried out is forgotten, one of another page is not", async () => {
  await saveForm(PAGE, { receiver: ["Ana"] });
  await clearSavedForm("/personCenter/Messages");
  expect(jar.has("typed")).toBe(true);
  await clearSavedForm(PAGE);
  expect(jar.has("typed")).toBe(false);
});
