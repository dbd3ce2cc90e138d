import { SPECULATION_RULES_HASH } from "./speculation-rules.ts";

type Given = {
  /** Public address of the site. */
  siteUrl: string;
  /** Hosts of streams that hls.js fetches. */
  streamOrigins: string[];
  /** Hosts that a third party's captcha frames and asks; its script comes in through `strict-dynamic`. */
  captchaOrigins?: string[];
  isDevelopment: boolean;
  /** Of this one answer; without it, as on regenerated pages, the framework's inline bootstrap has to be let in. */
  nonce?: string;
};

/** The content security policy of a page: `strict-dynamic` with a nonce where the page is made for the request (DESIGN.md, Rendering). */
export function contentSecurityPolicy({ siteUrl, streamOrigins, captchaOrigins = [], isDevelopment, nonce }: Given): string {
  const { origin } = new URL(siteUrl);
  const scripts = nonce ? `'nonce-${nonce}' 'strict-dynamic' '${SPECULATION_RULES_HASH}'` : "'unsafe-inline'";
  const media = `'self' data: blob: https: ${origin}`;
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}${isDevelopment ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${media}`,
    `media-src ${media}`,
    ["connect-src 'self'", origin, ...streamOrigins, ...captchaOrigins].join(" "),
    ["frame-src 'self'", ...captchaOrigins].join(" "),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
