import { pagePolicy } from "../lib/content-security.ts";
import { cspHash, OWN_SCRIPTS } from "../lib/inline-scripts.ts";
import type { Rendered } from "./framework.ts";

/** Attributes and text of each script; the renderer escapes `>` in attributes. */
const SCRIPTS = /<script\b([^>]*)>(.*?)<\/script>/gs;
const NOT_INLINE = /\ssrc="|\stype="application\/ld\+json"/;

/** How the framework's inline scripts begin: the first two push data for hydration, the last one what the bundler loads. */
const PUSHES = [
  "self.__next_f.push(",
  "(self.__next_f=self.__next_f||[]).push(",
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
];

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

function isPush(script: string): boolean {
  const push = PUSHES.find((start) => script.startsWith(start));
  return push !== undefined && isJson(script.slice(push.length).replace(/\);?$/, ""));
}

/** CSP hashes of the known inline scripts. Any other is taken for injected: it is blocked and logged. */
export function scriptSources(html: Buffer): Set<string> {
  const sources = new Set<string>();
  // latin1 keeps byte offsets; decoding UTF-8 would take most of the time.
  for (const { 1: attributes = "", 2: script = "", index } of html.toString("latin1").matchAll(SCRIPTS)) {
    if (NOT_INLINE.test(attributes)) continue;
    const start = index + "<script>".length + attributes.length;
    const ownHash = OWN_SCRIPTS.get(script);
    if (ownHash) sources.add(ownHash);
    else if (isPush(script)) sources.add(cspHash(html.subarray(start, start + script.length)));
    else console.error("an inline script that the site does not know:", script.slice(0, 100));
  }
  return sources;
}

type PolicyOptions = { siteUrl: string; streamOrigins: string[] };

/** Adds a CSP with script hashes to a page. A page with a policy of its own (middleware.ts) keeps that. */
export function withPolicy(rendered: Rendered, options: PolicyOptions): Rendered {
  const { body, headers } = rendered;
  const isPage = body.length > 0 && String(headers["content-type"]).startsWith("text/html");
  if (!isPage || headers["content-security-policy"] !== undefined) return rendered;
  const policy = pagePolicy({ ...options, scripts: scriptSources(body), hasTrustedTypes: true });
  return { ...rendered, headers: { ...headers, "content-security-policy": policy } };
}
