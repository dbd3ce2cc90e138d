type PolicyOptions = {
  siteUrl: string;
  scripts: Iterable<string>;
  /** Third-party origins from which hls.js loads streams. */
  streamOrigins?: string[];
  /** Origins that a third-party captcha connects to and frames. Its script is allowed by `strict-dynamic`. */
  captchaOrigins?: string[];
  /** False in development, and for pages with a third-party script. */
  hasTrustedTypes: boolean;
};

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
