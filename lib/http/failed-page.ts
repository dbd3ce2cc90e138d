import type { ServerResponse } from "node:http";
import t from "../../messages/error.json" with { type: "json" };
import { isUnsentPage } from "./unsent-page.ts";

/** Words of app/error.tsx; the link without an address leads to the page itself. */
const WORDS = `<noscript><h1>${t.failedTitle}</h1><p>${t.failedText}</p><p><a href="">${t.retry}</a></p></noscript>`;

/**
 * Gives a page that could not be made words for who has no scripts: what the framework sends in its place is empty until a script draws
 * app/error.tsx.
 */
export function tellFailure(response: ServerResponse): void {
  response.end = new Proxy(response.end, {
    apply(end, self, given) {
      if (response.statusCode !== 500 || !isUnsentPage(response) || !given[0]) return Reflect.apply(end, self, given);
      response.removeHeader("content-length");
      return Reflect.apply(end, self, [Buffer.from(String(given[0]).replace("<body>", `<body>${WORDS}`))]);
    },
  });
}
