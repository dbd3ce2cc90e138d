import { securityHeaders } from "./security-headers";

test("other sites may show pictures of goods, and nothing else", () => {
  const resourcePolicy = (pathname: string) => securityHeaders("https://site.example")(pathname)["Cross-Origin-Resource-Policy"];
  expect(["/media/goods/a.1", "/og/product/1"].map(resourcePolicy)).toEqual(["cross-origin", "cross-origin"]);
  expect(["/", "/uploads/a.png", "/api/gateway/x", "/_next/static/a.js", "/x/media/a"].map(resourcePolicy)).toEqual(
    Array.from({ length: 5 }, () => "same-origin"),
  );
});

test("only a site on https asks to be reached by https alone", () => {
  expect(securityHeaders("https://site.example")("/media/x")).toMatchObject({
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  });
  expect(securityHeaders("http://127.0.0.1:3000")("/")).not.toHaveProperty("Strict-Transport-Security");
});

test("what is no page draws nothing and may not be framed", () => {
  const policy = securityHeaders("https://site.example")("/api/x")["Content-Security-Policy"];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});
