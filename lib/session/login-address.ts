/** The login, and back to a page of this site afterwards. On its own, so that islands on every page get it without the other routes. */
export const loginFor = (returnUrl: string) => `/login?${new URLSearchParams({ return_url: returnUrl })}`;
