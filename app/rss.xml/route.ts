import { ARTICLES } from "@/lib/article";
import { CAMPAIGN_CODES } from "@/lib/contract/campaign";
import { env } from "@/lib/env";
import { fill } from "@/lib/format";
import { priceLabel } from "@/lib/product";
import { listProducts } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { rssDocument } from "@/lib/seo/feed";
import { absolute } from "@/lib/seo/urls";
import { text } from "@/lib/text";

const t = text.article;
const NEW_ARRIVALS = 24;

export async function GET() {
  const arrivals = await listProducts({ activeCode: CAMPAIGN_CODES.newArrivals, currPage: 1, pageSize: NEW_ARRIVALS });
  const articles = ARTICLES.map(({ slug, title, summary, published }) => ({
    title,
    description: summary,
    url: absolute(routes.article(slug)),
    published,
  }));
  const products = arrivals.records.map((product) => ({
    title: product.name,
    description: `${priceLabel(product)}. ${product.shopName}`,
    url: absolute(routes.product(product.productId)),
  }));
  const document = rssDocument({
    title: fill(t.feedTitle, { name: env.SITE_NAME }),
    description: t.feedDescription,
    url: absolute(routes.home),
    self: absolute("/rss.xml"),
    items: [...articles, ...products],
  });
  return new Response(document, { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}
