/** A link of the frame that every page has, as it stands in the page. */
type FrameLink = { href: string; returnTo: string | undefined };

type Page = {
  pathname: string;
  search: string;
  hash: string;
  /** The canonical path, which a page that stands in for another, such as one that is gone, has none of. */
  canonical: string | undefined;
  /** Where its own link to the request for quotation leads. */
  quote: string | undefined;
};

type Addresses = { login: string; register: string; quote: string };

const PRODUCT = /^\/product\/([^/]+)$/;

/**
 * What a link of the frame leads to from the page that is open: the login and the registration back to it (or to `returnTo`), the
 * request for quotation with its product, or with what its own link for that carries. The addresses in the page stay bare,
 * so that the frame is the same everywhere and crawlers meet no `return_url`. Undefined where nothing is to be taken along.
 */
export function linkWithContext({ href, returnTo }: FrameLink, page: Page, addresses: Addresses): string | undefined {
  if (href === addresses.quote) {
    const product = PRODUCT.exec(page.canonical ?? "")?.[1];
    return product ? `${addresses.quote}/${product}` : page.quote;
  }
  if (href !== addresses.login && href !== addresses.register) return undefined;
  // Between login and registration the way back stays the one that began it.
  const isLoginPage = page.pathname === addresses.login || page.pathname === addresses.register;
  const current = isLoginPage ? new URLSearchParams(page.search).get("return_url") : page.pathname + page.search + page.hash;
  const back = returnTo ?? current;
  return back && back !== "/" ? `${href}?${new URLSearchParams({ return_url: back })}` : undefined;
}
