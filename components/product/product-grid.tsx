import type { ProductCard as Product } from "@/lib/contract/product";
import { ProductCard } from "./product-card";

/** Cards in as many columns as fit; the first row's pictures load first when the grid opens the page. */
export function ProductGrid({ products, isFirst = false }: { products: Product[]; isFirst?: boolean }) {
  return (
    <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-6">
      {products.map((product, index) => (
        <li key={product.productId}>
          <ProductCard product={product} priority={isFirst && index < 2} />
        </li>
      ))}
    </ul>
  );
}
