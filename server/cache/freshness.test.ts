import { ageSeconds, parseLifetime } from "./freshness";

test("a shared cache follows s-maxage before max-age, and adds what may be stale", () => {
  expect(parseLifetime("public, max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=600")).toEqual({
    freshUntil: 300,
    staleUntil: 360,
    errorUntil: 900,
  });
  expect(parseLifetime("public, max-age=31536000, immutable")).toEqual({
    freshUntil: 31_536_000,
    staleUntil: 31_536_000,
    errorUntil: 31_536_000,
  });
});

test.each([
  "",
  "no-store",
  "private, max-age=60",
  "max-age=0",
  "no-cache, s-maxage=5",
  "s-maxage=0",
  "xs-maxage=9",
  "s-maxage=1e9",
])("%p is not kept", (cacheControl) => {
  expect(parseLifetime(cacheControl)).toBeUndefined();
});

test("a clock that was set back makes nothing younger than new", () => {
  expect(ageSeconds(10_000, 12_900)).toBe(2);
  expect(ageSeconds(10_000, 0)).toBe(0);
});
