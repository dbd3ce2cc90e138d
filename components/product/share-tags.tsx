import type { ProductDetail } from "@/lib/contract/product";
import { priceTiers } from "@/lib/product";

/** What a shared link of a product says beside the usual; React moves it to the head. */
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
