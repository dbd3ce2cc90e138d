/** Apart from lib/routes.ts, so that client components on every page need not load that file. */
export const loginFor = (returnUrl: string) => `/login?${new URLSearchParams({ return_url: returnUrl })}`;

export function currentAddress(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
