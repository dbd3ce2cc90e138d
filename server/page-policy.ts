import { pagePolicy } from "../lib/content-security.ts";
import { cspHash, OWN_SCRIPTS } from "../lib/inline-scripts.ts";
import type { Rendered } from "./framework.ts";

/** The scripts of a page, attributes and text, as the renderer writes them: `>` is escaped within attributes. */
const SCRIPTS = /<script\b([^>]*)>(.*?)<\/script>/gs;
/** A file, or data that does not run. */
const NOT_INLINE = /\ssrc="|\stype="application\/ld\+json"/;

/** How the framework has a page push data for its own scripts: what to load, and what to hydrate. */
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

/** Whether a script pushes data, and does nothing else. */
function isPush(script: string): boolean {
  const push = PUSHES.find((start) => script.startsWith(start));
  return push !== undefined && isJson(script.slice(push.length).replace(/\);?$/, ""));
}

/**
 * The source expressions of a page's inline scripts. Only those that the site knows are among them: one that came in by what somebody typed
 * does not run, and is written to the log.
 */
export function scriptSources(html: Buffer): Set<string> {
  const sources = new Set<string>();
  // One letter a byte: decoding the page would take longer than all the rest.
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

/**
 * Gives a page a content security policy with the hashes of its inline scripts; that of a public page is kept with it. A page that brings its
 * own (middleware.ts) keeps that.
 */
export function withPolicy(rendered: Rendered, options: PolicyOptions): Rendered {
  const { body, headers } = rendered;
  const isPage = body.length > 0 && String(headers["content-type"]).startsWith("text/html");
  if (!isPage || headers["content-security-policy"] !== undefined) return rendered;
  const policy = pagePolicy({ ...options, scripts: scriptSources(body), hasTrustedTypes: true });
  return { ...rendered, headers: { ...headers, "content-security-policy": policy } };
}
