// Mocks of what a handler of a form needs: a member's session, the gateway (`send`), saved forms.
jest.mock("@/lib/http/gateway", () => ({ send: jest.fn() }));
jest.mock("@/lib/session/server", () => ({
  withAccessToken: (_headers: Headers, work: (token: string) => unknown) => work("t"),
}));
jest.mock("@/lib/form/saved", () => ({
  ...jest.requireActual<object>("@/lib/form/saved"),
  saveForm: jest.fn(),
  clearSavedForm: jest.fn(),
}));
jest.mock("next/headers", () => ({ cookies: async () => ({ get: () => undefined }) }));

/** A form that a page of the site posts. */
export function formRequest(path: string, fields: Record<string, string>): Request {
  const headers = { host: "site.example", origin: "http://site.example", "sec-fetch-site": "same-origin" };
  return new Request(`http://site.example${path}`, { method: "POST", headers, body: new URLSearchParams(fields) });
}
