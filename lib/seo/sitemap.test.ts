import { type SitemapEntry, sitemapIndex, sitemapShard } from "./sitemap";

async function* inSteps(...steps: SitemapEntry[][]) {
  yield* steps;
}
const written = async (...steps: SitemapEntry[][]) => new Response(await sitemapShard(inSteps(...steps))).text();

describe("the sitemap", () => {
  test("an address, a change and a picture are escaped and absolute", async () => {
    const text = await written([
      { path: "/screen/product?a=1&b=<2>", lastmod: "2026-01-02T03:04:05.000Z", image: "https://media.example/x'y?w=1&z=2" },
    ]);
    expect(text).toContain("<loc>http://127.0.0.1:3000/screen/product?a=1&amp;b=%3C2%3E</loc>");
    expect(text).toContain("<lastmod>2026-01-02T03:04:05.000Z</lastmod>");
    expect(text).toContain("<image:image><image:loc>https://media.example/x&apos;y?w=1&amp;z=2</image:loc></image:image>");
  });

  test("what is not known is left out", async () => {
    expect(await written([{ path: "/" }])).not.toMatch(/lastmod|<image:image>/);
  });

  test("a whole range of 10,000 is written, each address once, well under the size limit", async () => {
    const entries = Array.from({ length: 10_000 }, (_, index) => ({ path: `/product/${index}`, image: "/media/goods/a" }));
    const text = await written([], entries.slice(0, 1000), [], entries.slice(1000));
    expect(new Set(text.match(/<loc>[^<]+<\/loc>/g)).size).toBe(10_000);
    expect(text.endsWith("</urlset>\n")).toBe(true);
    expect(Buffer.byteLength(text)).toBeLessThan(50_000_000);
  });

  test("there is no shard without entries, and none whose first entries cannot be read", async () => {
    expect(await sitemapShard(inSteps([], []))).toBeUndefined();
    async function* broken() {
      yield [];
      throw new Error("gateway down");
    }
    await expect(sitemapShard(broken())).rejects.toThrow("gateway down");
  });

  test("the index names every shard", () => {
    const text = sitemapIndex([{ name: "paginas.xml" }, { name: "productos-3.xml", lastmod: "2026-01-02T03:04:05.000Z" }]);
    expect(text.match(/<sitemap>/g)).toHaveLength(2);
    expect(text).toContain(
      "<loc>http://127.0.0.1:3000/sitemaps/productos-3.xml</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod>",
    );
  });
});
