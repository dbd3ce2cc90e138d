import { rssDocument } from "./feed";
import { escapeXml } from "./xml";

const CHANNEL = { title: "Guías & novedades", description: "d", url: "https://site/", self: "https://site/rss.xml" };

describe("news feed", () => {
  test("marks are escaped and control characters become spaces", () => {
    expect(escapeXml(`a & b < c > "d" \u0000\u001b`)).toBe("a &amp; b &lt; c &gt; &quot;d&quot;   ");
  });

  test("an item carries its address, and its moment in the form that RSS asks for", () => {
    const document = rssDocument({
      ...CHANNEL,
      items: [{ title: "<b>", description: "x", url: "https://site/a?b=1&c=2", published: "2026-11-20T09:00:00-05:00" }],
    });
    expect(document).toContain("<title>&lt;b&gt;</title>");
    expect(document).toContain("<link>https://site/a?b=1&amp;c=2</link>");
    expect(document).toContain("<pubDate>Fri, 20 Nov 2026 14:00:00 GMT</pubDate>");
  });

  test("a moment that is not known is left out", () => {
    expect(rssDocument({ ...CHANNEL, items: [{ title: "t", description: "d", url: "https://site/b" }] })).not.toContain(
      "pubDate",
    );
  });
});
