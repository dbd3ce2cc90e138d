type PolicyOptions = {
  /** Public address of the site. */
  siteUrl: string;
  /** Source expressions of the page's scripts, beside files of the site. */
  scripts: Iterable<string>;
  /** Origins of streams that hls.js fetches. */
  streamOrigins?: string[];
  /** Origins that a third party's captcha frames and asks; its script comes in through `strict-dynamic`. */
  captchaOrigins?: string[];
  /** Whether scripts may come into the page by the policy of `TRUSTED_TYPES` only. A third party's script knows none. */
  hasTrustedTypes: boolean;
};

/** The content security policy of a page. */
export function pagePolicy({
  siteUrl,
  scripts,
  streamOrigins = [],
  captchaOrigins = [],
  hasTrustedTypes,
}: PolicyOptions): string {
  const { origin } = new URL(siteUrl);
  const media = `'self' data: blob: https: ${origin}`;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    "style-src 'self' 'unsafe-inline'",
    `img-src ${media}`,
    `media-src ${media}`,
    ["connect-src 'self'", origin, ...streamOrigins, ...captchaOrigins].join(" "),
    ["frame-src 'self'", ...captchaOrigins].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(hasTrustedTypes ? ["require-trusted-types-for 'script'", "trusted-types default"] : []),
  ].join("; ");
}
