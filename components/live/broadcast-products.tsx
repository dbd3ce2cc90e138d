import { ProductCard } from "@/components/product/product-card";
import { Section } from "@/components/ui/section";
import type { ProductCard as Product } from "@/lib/contract/product";
import { text } from "@/lib/text";
import styles from "./broadcast.module.css";

export function BroadcastProducts({ products }: { products: Product[] }) {
  return (
    <div className={`min-w-0 ${styles.goods}`}>
      <Section id="productos" title={text.live.products}>
        <ul className="snap-row -mx-4 scroll-px-4 gap-3 px-4 pb-2 lg:mx-0 lg:grid lg:grid-cols-2 lg:px-0">
          {products.map((product) => (
            <li key={product.productId} className="w-40 lg:w-auto">
              <ProductCard product={product} hasShop={false} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
