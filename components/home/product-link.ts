import type { ProductCard } from "@/lib/contract/product";
import { routes } from "@/lib/routes";

export type ProductLink = { id: string; href: string; name: string; picture: string; price: string };

export const toProductLink = (product: ProductCard, price: string): ProductLink => ({
  id: product.productId,
  href: routes.product(product.productId),
  name: product.name,
  picture: product.cover ?? product.image ?? "",
  price,
});
