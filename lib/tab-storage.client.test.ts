const user = { ofPage: "", now: "" };
jest.mock("@/lib/session/client", () => ({
  pageMemberId: () => user.ofPage || undefined,
  currentUserId: () => user.now || undefined,
}));

import { clearOtherMembers, readTabValue, saveTabValue } from "./tab-storage.client";

const stored: Record<string, string> = {};
const sessionStorage = Object.defineProperties(stored, {
  getItem: { value: (name: string) => stored[name] ?? null },
  setItem: {
    value: (name: string, value: string) => {
      stored[name] = value;
    },
  },
  removeItem: { value: (name: string) => Reflect.deleteProperty(stored, name) },
});
Object.defineProperty(globalThis, "window", { value: { sessionStorage }, configurable: true });

test("what a guest typed passes to the member who logs in", () => {
  saveTabValue("draft", { name: "Tazas" });
  Object.assign(user, { ofPage: "1", now: "1" });
  expect(readTabValue("draft")).toEqual({ name: "Tazas" });
});

test("what a member types on a page that was a guest's, after a login in another tab, is that member's and nobody else's", () => {
  Object.assign(user, { ofPage: "", now: "1" });
  saveTabValue("draft", { email: "ana@example.co" });
  expect(readTabValue("draft")).toEqual({ email: "ana@example.co" });
  Object.assign(user, { ofPage: "2", now: "2" });
  expect(readTabValue("draft")).toBeNull();
  clearOtherMembers("2");
  expect(Object.keys(stored)).toEqual([]);
});

test("what a member typed stays theirs when the page stores it again after a logout in another tab", () => {
  Object.assign(user, { ofPage: "", now: "1" });
  saveTabValue("draft", { email: "ana@example.co" });
  Object.assign(user, { now: "" });
  saveTabValue("draft", { email: "ana@example.co", name: "Tazas" });
  Object.assign(user, { ofPage: "2", now: "2" });
  expect(readTabValue("draft")).toBeNull();
});
