import { NextRequest } from "next/server";
import { renewBeforePage } from "@/lib/session/renew-before-page";
import { middleware } from "./middleware";

jest.mock("@/lib/session/renew-before-page", () => ({ renewBeforePage: jest.fn() }));

/** The build defines it by `skipProxyUrlNormalize` of next.config.mjs. */
process.env.__NEXT_NO_MIDDLEWARE_URL_NORMALIZE = "true";

// What the framework makes of HOST, PORT and X-Forwarded-Proto: it takes any other origin for another server.
describe.each(["http://127.0.0.1:3000", "https://127.0.0.1:3000", "http://0.0.0.0:3000"])("a guest's request at %s", (origin) => {
  const visit = (isUnknown: boolean) => {
    jest.mocked(renewBeforePage).mockResolvedValue({ isUnknown, withCookies: (response) => response });
    return middleware(new NextRequest(`${origin}/personCenter/Orders?page=2`));
  };

  test("is led to the login of the same origin", async () => {
    const { status, headers } = await visit(false);
    expect([status, headers.get("location")]).toEqual([
      307,
      `${origin}/login?return_url=${encodeURIComponent("/personCenter/Orders?page=2")}`,
    ]);
  });

  test("gets the error page of the same origin while nobody knows whether it is a guest's", async () => {
    const { status, headers } = await visit(true);
    expect([status, headers.get("x-middleware-rewrite")]).toEqual([503, `${origin}/error/503`]);
  });
});
