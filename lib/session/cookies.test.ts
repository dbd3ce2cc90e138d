import { deviceCookie, endedCookies, sessionCookies } from "./cookies";
import { ANA } from "./visitor.fixture";

const SESSION = {
  accessToken: "a",
  restoreToken: "r",
  userId: "7",
  visitor: ANA,
};

// spec: 20.6, 23.35
test("tokens are out of reach of scripts, the greeting is within it, all are Lax", () => {
  const cookies = sessionCookies(SESSION, "https://tienda.example");
  expect(cookies.map(({ name, httpOnly }) => [name, httpOnly])).toEqual([
    ["access_token", true],
    ["pord_token", true],
    ["userId", false],
    ["user", false],
  ]);
  expect(cookies.every(({ sameSite, path }) => sameSite === "lax" && path === "/")).toBe(true);
  expect(cookies.find(({ name }) => name === "user")?.value).toBe("Ana|email|email|buyer||CO|Ana|ana@example.co");
});

test.each([
  ["https://tienda.example", true],
  ["http://tienda.example", true],
  ["http://localhost:3000", false],
  ["http://127.0.0.1:3000", false],
  ["http://[::1]:3000", false],
])("at %s they are Secure: %s", (siteUrl, secure) => {
  expect(sessionCookies(SESSION, siteUrl).every((cookie) => cookie.secure === secure)).toBe(true);
});

// spec: 20.4
test("taken back, every one of them is empty and over", () => {
  expect(endedCookies("http://localhost:3000").map(({ name, value, maxAge }) => [name, value, maxAge])).toEqual([
    ["access_token", "", 0],
    ["user", "", 0],
    ["pord_token", "", 0],
    ["userId", "", 0],
  ]);
});

test("what a browser is known by is out of reach of scripts, and no logout takes it back", () => {
  expect(deviceCookie("d", "https://tienda.example")).toMatchObject({
    name: "device",
    httpOnly: true,
    secure: true,
    sameSite: "lax",
  });
  expect(endedCookies("https://tienda.example").map(({ name }) => name)).not.toContain("device");
});
