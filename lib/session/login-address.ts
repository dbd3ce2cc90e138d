/** The login, and back to a page of this site afterwards. On its own, so that islands on every page get it without the other routes. */
export const loginFor = (returnUrl: string) => `/login?${new URLSearchParams({ return_url: returnUrl })}`;

/** The page that is open in this browser, as a path of this site with query and anchor: where a login is to lead back to. */
export function openPage(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
