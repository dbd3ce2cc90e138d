/** `returnTo`: where a login leads afterwards; undefined for the open page. */
type FrameLink = { href: string; returnTo: string | undefined };

type Page = {
  pathname: string;
  search: string;
  hash: string;
  /** Path of the page's canonical address. Error and personal pages have none. */
  canonical: string | undefined;
  /** Where the page's own `data-quote` link leads. */
  quote: string | undefined;
};

type Urls = { login: string; register: string; quote: string };

const PRODUCT = /^\/product\/([^/]+)$/;

/** A link with `return_url` or product, undefined for no change. Added in the browser: header and footer have the same HTML on every page. */
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
