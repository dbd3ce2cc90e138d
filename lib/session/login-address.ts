/** Apart from lib/routes.ts, for client components on every page. */
export const loginFor = (returnUrl: string) => `/login?${new URLSearchParams({ return_url: returnUrl })}`;

export function currentAddress(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
