/** A form that a page of the site posts. */
export function formRequest(path: string, fields: Record<string, string>): Request {
  const headers = { host: "site.example", origin: "http://site.example", "sec-fetch-site": "same-origin" };
  return new Request(`http://site.example${path}`, { method: "POST", headers, body: new URLSearchParams(fields) });
}
