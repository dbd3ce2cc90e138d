/** `returnTo`: target after login, default: the open page. */
type FrameLink = { href: string; returnTo: string | undefined };

type Page = {
  pathname: string;
  search: string;
  hash: string;
  /** Undefined on error pages. */
  canonical: string | undefined;
  /** The page's own link to the quotation form. */
  quote: string | undefined;
};

type Addresses = { login: string; register: string; quote: string };

const PRODUCT = /^\/product\/([^/]+)$/;

/**
 * Adds context to frame links: `return_url` for login and registration, the product for the quotation form. Done in the browser,
 * so that the frame's HTML is the same everywhere.
 */
export function linkWithContext({ href, returnTo }: FrameLink, page: Page, addresses: Addresses): string | undefined {
  if (href === addresses.quote) {
    const product = PRODUCT.exec(page.canonical ?? "")?.[1];
    return product ? `${addresses.quote}/${product}` : page.quote;
  }
  if (href !== addresses.login && href !== addresses.register) return undefined;
  // Keep the original return address.
  const isLoginPage = page.pathname === addresses.login || page.pathname === addresses.register;
  const current = isLoginPage ? new URLSearchParams(page.search).get("return_url") : page.pathname + page.search + page.hash;
  const back = returnTo ?? current;
  return back && back !== "/" ? `${href}?${new URLSearchParams({ return_url: back })}` : undefined;
}
