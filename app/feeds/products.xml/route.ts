import type { OfferedProduct } from "@/lib/contract/product";
import { env } from "@/lib/env";
import { categoryTrail } from "@/lib/product/listing";
import { getCategoryTree, offeredProducts } from "@/lib/product/server";
import { MERCHANT_FEED_END, merchantFeedHead, merchantItem } from "@/lib/seo/merchant-feed";
import { toStream } from "@/lib/seo/stream";
import { text } from "@/lib/text";
import { xmlAnswer } from "../../sitemaps/answer";

export async function GET() {
  return xmlAnswer(async () => {
    const first = env.MERCHANT_FEED ? await offeredProducts(0) : undefined;
    return first && toStream(items(first));
  });
}

/** Streams page by page; a failure aborts the response, so that it is not taken as complete. */
async function* items(first: OfferedProduct[]): AsyncGenerator<string> {
  const tree = await getCategoryTree();
  yield merchantFeedHead(env.SITE_NAME, text.share.siteLead);
  let products = first;
  while (products.length > 0) {
    yield products
      .map((product) =>
        merchantItem(
          product,
          categoryTrail(tree, product.product_type_id).map(({ name }) => name),
        ),
      )
      .join("");
    products = (await offeredProducts(Number(products.at(-1)?.id))) ?? [];
  }
  yield MERCHANT_FEED_END;
}
