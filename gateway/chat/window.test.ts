import { windowCookie } from "./window";

test("the key of a window is kept from scripts, and behind TLS from plain http", () => {
  expect(windowCookie(7, "k", true)).toMatch(/^chat_7=k; Path=\/chat; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
  expect(windowCookie(7, "k", false)).toMatch(/; SameSite=Lax$/);
});
