/** Says that the site's process answers; it asks nothing of the gateway, whose absence the pages survive. */
export function GET() {
  return Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } });
}
