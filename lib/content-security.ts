type Given = {
  /** Public address of the site. */
  siteUrl: string;
  /** Hosts of streams that hls.js fetches. */
  streamOrigins: string[];
  /** Hosts that a third party's captcha frames and asks; its script comes in through `strict-dynamic`. */
  captchaOrigins?: string[];
  isDevelopment: boolean;
  /**
   * Of this one answer, with the hashes (SHA-256, base64) of inline scripts that are the same on every page; without it, as on
   * kept pages, the framework's inline bootstrap has to be let in.
   */
  strict?: { nonce: string; hashes: string[] };
};

/** The content security policy of a page: `strict-dynamic` with a nonce where the page is made for the request (DESIGN.md, Rendering). */
export function contentSecurityPolicy({ siteUrl, streamOrigins, captchaOrigins = [], isDevelopment, strict }: Given): string {
  const { origin } = new URL(siteUrl);
  const known = strict?.hashes.map((hash) => ` 'sha256-${hash}'`).join("");
  const scripts = strict ? `'nonce-${strict.nonce}' 'strict-dynamic'${known}` : "'unsafe-inline'";
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
