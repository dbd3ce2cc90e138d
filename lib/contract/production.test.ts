import { isGuessable, unsafeAddress, unsafeConnection } from "./production";

test.each([
  "postgres",
  "password",
  "changeme-please-now",
  "only-for-the-journeys-of-this-checkout",
  "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
])("%s is guessed", (secret) => expect(isGuessable(secret)).toBe(true));

test("a drawn secret is not guessed", () => expect(isGuessable("9f8c41d2b7e6a5031f2e8d7c6b5a4938")).toBe(false));

test.each([
  [undefined, /must be set/],
  ["http://www.example.com", /https/],
  ["https://localhost", /this machine/],
  ["https://127.0.0.1:3000", /this machine/],
])("%s is no address for buyers", (address, why) => expect(unsafeAddress(address)).toMatch(why));

test("an https address is one", () => expect(unsafeAddress("https://tienda.example.com")).toBeUndefined());

test.each([
  ["postgresql://shop@db/shop", /must have a password/],
  ["postgresql://shop:shop@db/shop", /everybody guesses/],
  ["postgresql://shop:postgres@db/shop", /everybody guesses/],
  ["postgresql:///shop?host=10.0.0.5&user=shop", /must have a password/],
  ["postgresql:///shop?host=10.0.0.5&user=shop&password=shop", /everybody guesses/],
  ["redis://cache:6379", /must have a password/],
])("%s is not safe", (address, why) => expect(unsafeConnection(address)).toMatch(why));

test.each([
  undefined,
  "postgresql://shop:9f8c41d2b7e6a503@db/shop",
  "postgresql:///shop?host=/var/run/postgresql",
  "redis://:9f8c41d2b7e6a503@cache:6379",
])("%s is safe", (address) => expect(unsafeConnection(address)).toBeUndefined());
