/** Apart from lib/routes.ts, for islands on every page. */
export const loginFor = (returnUrl: string) => `/login?${new URLSearchParams({ return_url: returnUrl })}`;

/** Path, query and fragment of the open page. */
export function openPage(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
