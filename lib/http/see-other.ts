/** Leads on to `location`, which is asked for with GET; nobody keeps the answer. */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
