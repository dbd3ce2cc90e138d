import type { ProductDetail } from "@/lib/contract/product";
import { priceTiers } from "@/lib/product";

/** Product tags for shared links; React moves them to the head. */
export function ShareTags({ product }: { product: ProductDetail }) {
  const price = priceTiers(product)[0]?.price ?? product.price;
  return (
    <>
      <meta property="og:type" content="product" />
      <meta property="product:price:amount" content={price.toFixed(2)} />
      <meta property="product:price:currency" content="USD" />
    </>
  );
}
