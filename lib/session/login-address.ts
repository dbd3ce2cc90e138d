/** Apart from lib/routes.ts, for islands on every page. */
export const loginFor = (returnUrl: string) => `/login?${new URLSearchParams({ return_url: returnUrl })}`;
