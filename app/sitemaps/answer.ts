const XML = { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=300, s-maxage=300" };
const LATER_SECONDS = 60;

/** 404 without content; 503 on failure, so that crawlers keep their copy. */
export async function xmlAnswer(read: () => Promise<BodyInit | undefined>): Promise<Response> {
  try {
    const document = await read();
    return document === undefined ? new Response(null, { status: 404 }) : new Response(document, { headers: XML });
  } catch (error) {
    console.error("sitemap:", error);
    return new Response(null, { status: 503, headers: { "retry-after": String(LATER_SECONDS) } });
  }
}
