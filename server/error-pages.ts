import type { Answer } from "./cache/response-cache.ts";

const RETRY_SECONDS = 30;

/** The page that stands in for one that could not be made, by status; `app/error/[status]` makes them. */
const PAGES = new Map([
  [404, "/error/404"],
  [410, "/error/410"],
  [413, "/error/413"],
  [429, "/error/429"],
  [500, "/error/500"],
  [503, "/error/503"],
]);

function retryAfter({ status, headers }: Answer): Record<string, string> {
  const said = headers["retry-after"];
  if (typeof said === "string") return { "retry-after": said };
  return status >= 500 ? { "retry-after": String(RETRY_SECONDS) } : {};
}

/**
 * Puts a complete page into an error answer, whose own body the framework leaves to a script. The page is kept like any other, so that an
 * address which leads nowhere costs no render of it. `ask` answers with the page at an address.
 */
export async function withErrorPage(answer: Answer, ask: (address: string) => Promise<Answer>): Promise<Answer> {
  const address = PAGES.get(answer.status);
  if (!address || answer.body.length > 0) return answer;
  const page = await ask(address);
  if (page.status !== 200) return answer;
  const { etag: _etag, ...headers } = page.headers;
  return {
    ...answer,
    body: page.body,
    coding: page.coding,
    headers: {
      ...headers,
      "x-robots-tag": "noindex, nofollow",
      "cache-control": answer.headers["cache-control"] ?? "no-store",
      ...(answer.headers["set-cookie"] && { "set-cookie": answer.headers["set-cookie"] }),
      ...retryAfter(answer),
    },
  };
}
