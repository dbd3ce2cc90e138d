import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import CachePolicy from "http-cache-semantics";
import { LRUCache } from "lru-cache";

/** What the framework regenerates is sent again as it is for two seconds, and for half a minute while a newer one is on its way. */
const REGENERATED = "s-maxage=2, stale-while-revalidate=28";
const CAPACITY_BYTES = 32_000_000;
const ANSWER_BYTES_MAX = 400_000;
const VARIANTS_MAX = 4;

/** `life`: its Cache-Control, as it was said; `isRenewed`: somebody is waiting for a newer one. */
type Answer = { policy: CachePolicy; life: string; body: Buffer; isRenewed: boolean };

/** By address: the answers to it, which differ in what they say they `Vary` by. */
const emptyStore = () =>
  new LRUCache<string, Answer[]>({
    maxSize: CAPACITY_BYTES,
    maxEntrySize: ANSWER_BYTES_MAX,
    sizeCalculation: (answers) => answers.reduce((sum, { body }) => sum + body.length, 1),
  });

declare global {
  // The server, which keeps them, and the revalidation endpoint, which forgets them, are loaded apart but run in one process.
  var keptAnswers: ReturnType<typeof emptyStore> | undefined;
}

/** Forgets every answer; those that are being made now are kept no more. */
export function forgetAnswers(): void {
  globalThis.keptAnswers = emptyStore();
}

function send({ life, body }: Answer, headers: CachePolicy.Headers, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries({ ...headers, "cache-control": life })) if (value) response.setHeader(name, value);
  const isKnown = request.headers["if-none-match"]?.split(/\s*,\s*/).includes(String(headers.etag));
  if (isKnown) response.writeHead(304).end();
  else response.setHeader("content-length", body.length).end(body);
}

/** Has a method tell what it is given to send, in bytes. */
const overhear = <F extends (...given: never[]) => unknown>(method: F, tell: (bytes: Uint8Array) => void): F =>
  new Proxy(method, {
    apply(target, self, given) {
      const [chunk, encoding] = given;
      if (typeof chunk === "string") tell(Buffer.from(chunk, Buffer.isEncoding(encoding) ? encoding : "utf8"));
      else if (chunk instanceof Uint8Array) tell(chunk);
      return Reflect.apply(target, self, given);
    },
  });

/** What was sent, if it may be sent again to others; `kept` again, if the visitor was told that it still holds. */
function sent(request: IncomingMessage, response: ServerResponse, body: Buffer, kept: Answer | undefined): Answer | undefined {
  const entries = Object.entries(response.getHeaders()).map(([name, value]) => [
    name,
    value === undefined ? value : String(value),
  ]);
  const headers: Record<string, string | undefined> = Object.fromEntries(entries);
  const life = headers["cache-control"];
  if (!response.writableFinished || !life || headers["set-cookie"]) return undefined;
  const own = { ...headers, "cache-control": life.includes("s-maxage") ? REGENERATED : life };
  const { statusCode: status } = response;
  if (kept && status === 304) {
    const { policy, modified } = kept.policy.revalidatedPolicy(request, { status, headers: own });
    return modified ? undefined : { ...kept, policy, isRenewed: false };
  }
  const policy = new CachePolicy(request, { status, headers: own });
  const isForOthers = status === 200 && policy.storable() && policy.timeToLive() > 0;
  return isForOthers ? { policy, life, body, isRenewed: false } : undefined;
}

/**
 * A shared HTTP cache in front of the framework, which otherwise hashes and compresses a page anew for each visitor, compresses each script,
 * and fetches each picture from the gateway: docs/adr/0016-answers-are-sent-as-they-were.md. Keeps what calls itself good for everybody.
 */
export function keepingAnswers(answer: RequestListener): RequestListener {
  return (request, response) => {
    const { url = "/" } = request;
    if (request.method !== "GET" || request.headers.range) return answer(request, response);
    globalThis.keptAnswers ??= emptyStore();
    const store = globalThis.keptAnswers;
    const known = store.get(url) ?? [];
    const verdicts = known.map((kept) => ({ kept, ...kept.policy.evaluateRequest(request) }));
    const match = verdicts.find((verdict) => verdict.response);
    if (match?.response && (!match.revalidation || match.kept.isRenewed))
      return send(match.kept, match.response.headers, request, response);
    const kept = match?.kept;
    if (kept) kept.isRenewed = true;

    let size = 0;
    const chunks: Uint8Array[] = [];
    const listen = (bytes: Uint8Array) => {
      size += bytes.length;
      if (size <= ANSWER_BYTES_MAX) chunks.push(bytes);
    };
    response.write = overhear(response.write, listen);
    response.end = overhear(response.end, listen);
    response.once("close", () => {
      const others = (store.get(url) ?? []).filter((other) => other !== kept && !other.policy.evaluateRequest(request).response);
      const made = size <= ANSWER_BYTES_MAX ? sent(request, response, Buffer.concat(chunks.splice(0)), kept) : undefined;
      if (made) store.set(url, [made, ...others].slice(0, VARIANTS_MAX));
      else if (kept) store.set(url, others);
    });
    return answer(request, response);
  };
}
