/** A link of header or footer. `returnTo`: where a login leads afterwards; undefined for the page that is open. */
type FrameLink = { href: string; returnTo: string | undefined };

type Page = {
  pathname: string;
  search: string;
  hash: string;
  /** Path of the page's canonical address. Error and personal pages have none. */
  canonical: string | undefined;
  /** URL of the page's own `data-quote` link, if it has one. */
  quote: string | undefined;
};

type Urls = { login: string; register: string; quote: string };

const PRODUCT = /^\/product\/([^/]+)$/;

/** The link with a `return_url` or with the page's product; undefined if nothing changes. Done in browsers, since all pages have the same HTML of header and footer. */
export function linkWithContext({ href, returnTo }: FrameLink, page: Page, urls: Urls): string | undefined {
  if (href === urls.quote) {
    const product = PRODUCT.exec(page.canonical ?? "")?.[1];
    return product ? `${urls.quote}/${product}` : page.quote;
  }
  if (href !== urls.login && href !== urls.register) return undefined;
  // Login and registration link to each other: the original return URL is kept.
  const isLoginPage = page.pathname === urls.login || page.pathname === urls.register;
  const current = isLoginPage ? new URLSearchParams(page.search).get("return_url") : page.pathname + page.search + page.hash;
  const back = returnTo ?? current;
  return back && back !== "/" ? `${href}?${new URLSearchParams({ return_url: back })}` : undefined;
}
