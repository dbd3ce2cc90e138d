import type { Failure } from "../lib/cache/render-context.ts";
import { memberSection } from "../lib/routes.ts";
import { hasSupportCode, insertSupportCode } from "../lib/support-code.ts";
import { bodyIn, codingFor } from "./cache/encoding.ts";
import type { Answer } from "./cache/response-cache.ts";

const RETRY_SECONDS = 30;

/** Statuses with an error page (`app/error/[status]`). */
const STATUSES = new Set([404, 410, 413, 429, 500, 503, 504]);

const RETRYABLE = new Set([429, 500, 503, 504]);

export type ErrorPageContext = { pathname: string; method?: string | undefined; failure?: Failure | undefined };
export const NO_PATH: ErrorPageContext = { pathname: "" };

/** Puts the support code, which is the trace, into a page fetched without encoding, and encodes the result for the browser. */
async function withSupportCode(page: Answer, trace: string, acceptEncoding: string | undefined): Promise<Answer> {
  const identity = Buffer.from(insertSupportCode(page.body.toString(), trace));
  const coding = codingFor(acceptEncoding, { contentType: String(page.headers["content-type"]), bodies: { identity } });
  return { ...page, coding, body: await bodyIn({ identity }, coding) };
}

/** `url` of an error page; `isUncacheable`: it quotes the gateway's message and is not cached. */
export type ErrorPageRequest = { url: string; isUncacheable: boolean };

const MISSING_KINDS = { product: /^\/product\/\d+$/, shop: /^\/shop\/\d+$/ };

/** What a path that answers 404 was to show, as the query of its error page. */
function missingKind(pathname: string): { missing?: string } {
  const found = Object.entries(MISSING_KINDS).find(([, path]) => path.test(pathname));
  return found ? { missing: found[0] } : {};
}

/** The product that a page answering 410 was about: its error page shows others of its family. */
function goneProduct(pathname: string): { product?: string } {
  const [, product] = /^\/product\/(\d+)$/.exec(pathname) ?? [];
  return product ? { product } : {};
}

/** The address of the error page for a response; undefined for a status without one. */
export function findErrorPage(
  status: number,
  { pathname, method = "GET", failure }: ErrorPageContext,
): ErrorPageRequest | undefined {
  if (!STATUSES.has(status)) return undefined;
  const section = memberSection(pathname);
  const query = {
    ...(section && { section }),
    ...(status === 404 && missingKind(pathname)),
    // The page then offers no link to try again, since a link would not repeat a POST.
    ...(RETRYABLE.has(status) && method !== "GET" && method !== "HEAD" && { posted: "1" }),
    ...(status === 410 && goneProduct(pathname)),
    ...(section && failure?.text && { message: failure.text }),
  };
  const url = `/error/${status}?${new URLSearchParams(query)}`;
  return { url: url.replace(/\?$/, ""), isUncacheable: "message" in query };
}

type ReplyContext = { trace: string; acceptEncoding: string | undefined };
type FetchPage = (page: ErrorPageRequest, acceptEncoding: string | undefined) => Promise<Answer>;

function retryAfter({ status, headers }: Answer): Record<string, string> {
  const header = headers["retry-after"];
  if (typeof header === "string") return { "retry-after": header };
  return status >= 500 ? { "retry-after": String(RETRY_SECONDS) } : {};
}

/** Fills an error response with the error page that `fetchPage` gets. Returns it unchanged where its status has no page or the page fails. */
export async function withErrorPage(
  answer: Answer,
  context: ErrorPageContext & ReplyContext,
  fetchPage: FetchPage,
): Promise<Answer> {
  const request = findErrorPage(answer.status, context);
  if (!request) return answer;
  const { trace, acceptEncoding } = context;
  const hasCode = hasSupportCode(answer.status);
  const errorPage = await fetchPage(request, hasCode ? "identity" : acceptEncoding);
  if (errorPage.status !== 200) return answer;
  const page = hasCode ? await withSupportCode(errorPage, trace, acceptEncoding) : errorPage;
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
      ...(hasCode && { "x-request-id": trace }),
    },
  };
}
